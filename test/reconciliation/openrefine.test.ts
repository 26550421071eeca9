import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { madeCatalogue } from "../../bench/made/catalogue.mjs";
import { madeRows } from "../../bench/made/rows.mjs";
import { createMatcher } from "../../src/matching/index.ts";
import { type RunningServer, startServer } from "../../src/node/index.ts";
import { createReconciliationHandler } from "../../src/reconciliation/index.ts";
import { hasOpenRefine, OpenRefine } from "./openrefine.ts";

const note = hasOpenRefine ? "" : " (needs Debian's openrefine)";
const chromiumPath = "/usr/bin/chromium";

interface Recon {
  readonly j: "matched" | "none" | "new";
  readonly m?: { readonly id: string; readonly name: string } | null;
  readonly c?: readonly { readonly id: string }[];
}

/** Rows of a project; what was found for a cell is in the pool. */
interface Rows {
  readonly pool: { readonly recons: Readonly<Record<string, Recon>> };
  readonly rows: readonly {
    readonly cells: readonly ({ readonly v: string; readonly r?: string } | null)[];
  }[];
}

describe.skipIf(!hasOpenRefine)(`OpenRefine against our reconciliation service${note}`, () => {
  const catalogue = madeCatalogue({ size: 4_000, seed: 5, stems: 2 });
  const [known, missing] = [catalogue.slice(0, 3_500), catalogue.slice(3_500)];
  const rows = madeRows(known, missing, { rows: 500, seed: 6, missingShare: 0.1 });
  const engineConfig = { facets: [], mode: "row-based" };
  let refine: OpenRefine;
  let server: RunningServer;
  let service: string;
  let manifest: Record<string, unknown>;
  let project: string;

  beforeAll(async () => {
    const matcher = createMatcher({ dataset: known });
    await matcher.warm();
    server = await startServer(createReconciliationHandler(matcher, { name: "made" }));
    service = `${server.url}/reconcile`;
    refine = await OpenRefine.start();
  }, 320_000);

  afterAll(async () => {
    await refine?.stop();
    await server?.close();
  });

  it("takes the service into its list of services", async () => {
    manifest = (await (await fetch(service)).json()) as Record<string, unknown>;
    const added = { ...manifest, url: service, ui: { handler: "ReconStandardServicePanel" } };
    const name = "reconciliation.standardServices";
    await refine.command("set-preference", { name, value: JSON.stringify([added]) });
    const { value } = await refine.get<{ value: string }>("get-preference", { name });
    expect(JSON.parse(value)).toMatchObject([{ name: "made", url: service, versions: ["0.2"] }]);
  });

  it("guesses the types of a column by asking the service", async () => {
    const cell = (text = "") => `"${text.replaceAll('"', '""')}"`;
    const lines = rows.map(({ name, properties }) => `${cell(name)},${cell(properties?.country)}`);
    project = await refine.createProject("made", ["name,country", ...lines].join("\n"));
    const { types } = await refine.command<{ types: { id: string }[] }>("guess-types-of-column", {
      project,
      columnName: "name",
      service,
    });
    expect(types.map(({ id }) => id)).toEqual(expect.arrayContaining(["Organization", "Person"]));
  }, 60_000);

  it("reconciles 500 rows: 95 in a hundred that have an entity are matched, and no row wrongly", async () => {
    await refine.apply(project, [
      {
        op: "core/recon",
        engineConfig,
        columnName: "name",
        config: {
          mode: "standard-service",
          service,
          identifierSpace: manifest.identifierSpace,
          schemaSpace: manifest.schemaSpace,
          type: null,
          autoMatch: true,
          columnDetails: [{ column: "country", propertyName: "country", propertyID: "country" }],
          limit: 0,
        },
      },
    ]);
    const judged = await refine.get<Rows>("get-rows", { project, start: "0", limit: "500" });
    expect(judged.rows).toHaveLength(500);
    const recons = judged.rows.map(({ cells }) => judged.pool.recons[cells[0]!.r!]!);
    const matched = recons.flatMap(({ j, m }, i) => (j === "matched" ? [{ id: m!.id, row: rows[i]! }] : []));
    const wrong = matched.filter(({ id, row }) => id !== row.id);
    const answerable = rows.filter(({ id }) => id !== null).length;
    console.log(`OpenRefine: ${matched.length} of ${answerable} matched, ${wrong.length} of them wrong`);
    expect(matched.length / answerable).toBeGreaterThan(0.95);
    expect(wrong.map(({ row }) => `${row.name} (${row.fault})`)).toEqual([]);
  }, 180_000);

  it("adds a column from the values of matched entities", async () => {
    await refine.apply(project, [
      {
        op: "core/extend-reconciled-data",
        engineConfig,
        baseColumnName: "name",
        endpoint: service,
        identifierSpace: manifest.identifierSpace,
        schemaSpace: manifest.schemaSpace,
        extension: { properties: [{ id: "country", name: "country of the entity" }] },
        columnInsertIndex: 1,
      },
    ]);
    const { rows: extended, pool } = await refine.get<Rows>("get-rows", {
      project,
      start: "0",
      limit: "500",
    });
    const countries = new Map(known.map(({ id, properties }) => [id, properties.country]));
    const matched = extended.flatMap(({ cells }) => {
      const recon = pool.recons[cells[0]?.r ?? ""];
      return recon?.j === "matched" ? [{ id: recon.m!.id, added: cells[2]?.v }] : [];
    });
    expect(matched.length).toBeGreaterThan(300);
    for (const { id, added } of matched) expect(added).toBe(countries.get(id));
  }, 60_000);

  it.skipIf(!existsSync(chromiumPath))(
    "previews a candidate, proposes properties and searches a match in its own page (needs chromium)",
    async () => {
      const browser = await chromium.launch({
        executablePath: chromiumPath,
        args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
      });
      try {
        const page = await browser.newPage();
        page.setDefaultTimeout(30_000);
        await page.goto(`${refine.url}/project?project=${project}`);
        await page.locator(".viewpanel-pagesize a", { hasText: /^50$/ }).click();

        // A cell that is not matched lists its candidates: the mouse over one shows our page of it.
        const open = page.locator(".data-table-cell-content", {
          has: page.locator(".data-table-recon-extra"),
        });
        const cell = open.filter({ has: page.locator(".data-table-recon-topic") }).first();
        const candidate = cell.locator(".data-table-recon-candidate").first();
        const named = await candidate.locator(".data-table-recon-topic").textContent();
        await candidate.hover();
        const preview = page.frameLocator(".data-table-topic-popup iframe");
        expect(await preview.locator("h1").textContent()).toBe(named);
        await page.mouse.move(0, 0);

        const proposed = await page.evaluate(
          `new Promise((resolve) => ExtendReconciledDataPreviewDialog.getAllProperties(
            ReconciliationManager.getServiceFromUrl(${JSON.stringify(service)}).extend.propose_properties.service_url +
              ReconciliationManager.getServiceFromUrl(${JSON.stringify(service)}).extend.propose_properties.service_path,
            "Organization", resolve))`,
        );
        expect(proposed).toContainEqual({ id: "country", name: "country" });

        // "Search for match": what is typed is suggested, and what is chosen is the cell's match.
        const used = new Set(rows.map((row) => row.id));
        const { name, id } = known.find((one) => !used.has(one.id))!;
        await cell.locator(".data-table-recon-extra a").click();
        const input = page.locator(".dialog-container input[bind=input]");
        await input.fill("");
        await input.pressSequentially(name);
        await page.locator(".fbs-item", { hasText: name }).first().click();
        await page.locator(".dialog-container").waitFor({ state: "detached" });
        const matched = async () => {
          const { pool } = await refine.get<Rows>("get-rows", { project, start: "0", limit: "500" });
          return Object.values(pool.recons).flatMap(({ j, m }) => (j === "matched" ? [m!.id] : []));
        };
        await expect.poll(matched, { timeout: 15_000 }).toContain(id);
      } finally {
        await browser.close();
      }
    },
    90_000,
  );
});
