import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";

/** Debian's browser, or one that the environment names. */
export const executable = process.env.REFERENT_CHROMIUM ?? "/usr/bin/chromium";
export const isThere = existsSync(executable);
/** Ends the title of a suite that is skipped. */
export const whySkipped = isThere ? "" : ` (skipped: no browser at ${executable})`;

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: executable, args: ["--no-sandbox"] });
}

/** The ways in which a page is looked at: sizes in CSS pixels; 200 % zoom is half the window at twice the density. */
export const looks: Readonly<Record<string, BrowserContextOptions>> = {
  light: { viewport: { width: 1000, height: 800 }, colorScheme: "light" },
  dark: { viewport: { width: 1000, height: 800 }, colorScheme: "dark" },
  narrow: { viewport: { width: 360, height: 740 } },
  "zoom-200": { viewport: { width: 500, height: 400 }, deviceScaleFactor: 2 },
};

/** Notes what a page asks for and what goes wrong in it. */
export function watched(page: Page): { requests: string[]; problems: string[] } {
  const requests: string[] = [];
  const problems: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("dialog", (dialog) => {
    problems.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
  });
  return { requests, problems };
}

/** Keeps a picture of the page in the folder that `REFERENT_SCREENSHOTS` names; without it nothing is kept. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env.REFERENT_SCREENSHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** Whether something of the page sticks out to the right, so that a reader has to scroll sideways. */
export function sticksOut(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
