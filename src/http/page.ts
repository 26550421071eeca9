import { version } from "../version.ts";
import { escaped } from "../view/escape.ts";

/** The content and the links of the page of the service. */
const links = [
  ["openapi.json", "the OpenAPI 3.1 document of all calls"],
  ["health", "whether the service runs"],
] as const;

const summary =
  "Entity resolution: send a text to POST /v1/resolve, and every mention comes back linked to an identity, or " +
  "unresolved with a reason.";

/**
 * The page for a person who opens the service in a browser.
 *
 * @param basePath path before all routes
 */
export function welcomePage(basePath: string): string {
  const items = links.map(
    ([path, what]) => `<li><a href="${escaped(basePath)}/${path}">${path}</a>: ${what}</li>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>referent</title>
<style>body { font: 1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem }</style>
<h1>referent ${version}</h1>
<p>${escaped(summary)}</p>
<ul>${items.join("")}</ul>
</html>
`;
}

/** The same for a program. */
export function welcomeDocument(basePath: string): Record<string, string> {
  const addresses = links.map(([path]) => [path.replace(".json", ""), `${basePath}/${path}`]);
  return { name: "referent", version, summary, ...Object.fromEntries(addresses) };
}
