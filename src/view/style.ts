import { type Colour, colours, page } from "./palette.ts";

const both = (light: string, dark: string) => `light-dark(${light}, ${dark})`;

function colourRule({ name, light, dark }: Colour): string {
  return `.referent .rf-${name} { --ground: ${both(light[0], dark[0])}; --line: ${both(light[1], dark[1])}; }`;
}

/** What a whole page adds: the same paper up to the edge. */
export const pageStyle = `:root { color-scheme: light dark; } body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; font-family: system-ui, sans-serif; color: ${both(page.light.ink, page.dark.ink)}; background: ${both(page.light.paper, page.dark.paper)}; }`;

/** The style sheet of the pictures: for a page that shows many and asks for them with `style: false`. */
export const viewStyle: string = `
.referent { color-scheme: light dark; color: ${both(page.light.ink, page.dark.ink)}; background: ${both(page.light.paper, page.dark.paper)}; font: 1rem/1.7 system-ui, sans-serif; --soft: ${both("#4f5b6d", "#a9b4c4")}; --rule: ${both("#c9d0dc", "#3a4250")}; --card: ${both("#ffffff", "#1d222b")}; --against: ${both("#c0262d", "#ff8088")}; }
.referent.rf-light { color-scheme: light; } .referent.rf-dark { color-scheme: dark; }
.referent .rf-text { position: relative; white-space: pre-wrap; overflow-wrap: anywhere; max-width: 46rem; }
${colours.map(colourRule).join("\n")}
.referent mark { color: inherit; background: var(--ground); border-bottom: 2px solid var(--line); border-radius: 3px 3px 0 0; padding: 1px 0; box-decoration-break: clone; -webkit-box-decoration-break: clone; cursor: help; }
.referent mark mark { box-shadow: 0 2px 0 var(--line); }
.referent mark.rf-unresolved { background: none; border-bottom-style: dashed; }
.referent mark.rf-broken { border-right: 1px dotted var(--line); }
.referent mark:focus-visible, .referent summary:focus-visible, .referent a:focus-visible { outline: 3px solid ${both("#1f6fd1", "#6aa9ff")}; outline-offset: 1px; }
.referent .rf-card { display: none; position: absolute; z-index: 2; left: 0; box-sizing: border-box; width: max-content; max-width: min(28rem, 100%); padding: .6rem .8rem; background: var(--card); color: inherit; border: 1px solid var(--rule); border-radius: 8px; box-shadow: 0 4px 16px ${both("#1c233033", "#000000aa")}; font-size: .875rem; line-height: 1.4; white-space: normal; cursor: auto; text-align: start; }
.referent .rf-mention:is(:hover, :focus-within):not(:has(.rf-mention:is(:hover, :focus-within))) > .rf-card:not(:empty) { display: block; }
@supports (position-area: bottom) {
  .referent .rf-mention:is(:hover, :focus-within):not(:has(.rf-mention:is(:hover, :focus-within))) > mark { anchor-name: --rf-mark; }
  .referent .rf-card { position: fixed; left: auto; position-anchor: --rf-mark; position-area: block-end span-inline-end; position-try-fallbacks: flip-inline, flip-block, flip-inline flip-block, block-end span-all, block-start span-all; max-width: min(28rem, 94vw); max-height: 42vh; overflow-y: auto; }
}
.referent .rf-line { display: block; margin: .1rem 0; } .referent .rf-label { font-weight: 650; font-size: 1rem; }
.referent .rf-soft { color: var(--soft); } .referent .rf-title { margin-top: .5rem; font-weight: 650; }
.referent .rf-row { display: flex; gap: .5rem; align-items: baseline; }
.referent .rf-number { font-variant-numeric: tabular-nums; min-width: 2.6em; }
.referent .rf-bar { flex: none; align-self: flex-start; margin-top: .42em; } .referent .rf-track { fill: var(--rule); opacity: .55; } .referent .rf-fill { fill: ${both("#1f6fd1", "#6aa9ff")}; } .referent .rf-against { fill: var(--against); }
.referent a { color: ${both("#1558b0", "#8bbcff")}; overflow-wrap: anywhere; }
.referent .rf-legend { display: flex; flex-wrap: wrap; gap: .2rem 1rem; margin: 0 0 .6rem; padding: 0; list-style: none; font-size: .875rem; color: var(--soft); }
.referent .rf-legend mark { cursor: auto; color: ${both(page.light.ink, page.dark.ink)}; padding: 0 .3em; }
.referent .rf-list { margin-top: 1rem; font-size: .875rem; } .referent summary { cursor: pointer; padding: .25rem 0; }
.referent .rf-scroll { overflow-x: auto; } .referent table { border-collapse: collapse; }
.referent th, .referent td { text-align: start; vertical-align: top; padding: .25rem .7rem .25rem 0; border-bottom: 1px solid var(--rule); overflow-wrap: break-word; }
.referent td:first-child { min-width: 6rem; } .referent th { color: var(--soft); font-weight: 600; white-space: nowrap; }
@media print { .referent { color-scheme: light; } .referent .rf-card { display: none !important; } .referent mark { print-color-adjust: exact; -webkit-print-color-adjust: exact; } .referent .rf-list::details-content { content-visibility: visible; height: auto; } }
`;
