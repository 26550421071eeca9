import { type Answerer, Refusal } from "./answerer.ts";

/** Asks the server that the page is from. */
export function serverAnswerer(page: Location): Answerer {
  const address = `${page.pathname.replace(/\/?$/, "/")}v1/resolve`;
  return {
    place: `answers of ${page.host}`,
    takesPacks: false,
    async resolve(request, { key, signal }) {
      const headers: Record<string, string> = { "Content-Type": "application/json" };
      if (key !== "") headers.Authorization = `Key ${key}`;
      const response = await fetch(address, {
        method: "POST",
        headers,
        body: JSON.stringify(request),
        signal,
      });
      const body = await response.json().catch(() => ({ title: `The server answers ${response.status}` }));
      if (!response.ok) throw new Refusal(body);
      return body;
    },
    async addPack() {
      throw new Refusal({ title: "The server has packs of its own", detail: "start it with --kb" });
    },
  };
}
