/** The style sheet of a report; it follows the reader's colour scheme. */
export const style = `
:root { color-scheme: light dark; --ink: #1c2330; --soft: #667085; --paper: #fff; --rule: #d5dae3; --blue: #2f6fed; --orange: #d9730d; --good: #17803d; --bad: #c0262d; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ef; --soft: #98a2b3; --paper: #14171d; --rule: #343b47; --blue: #7aa5ff; --orange: #f0a35e; --good: #5fd08a; --bad: #ff8088; } }
body { font: 15px/1.45 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 0 auto; max-width: 1100px; padding: 1.5rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.15rem; margin-top: 2.2rem; } h3 { font-size: 1rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; white-space: nowrap; }
th, td { padding: .25rem .7rem; text-align: right; border-bottom: 1px solid var(--rule); }
th:first-child, td:first-child { text-align: left; }
thead th { color: var(--soft); font-weight: 600; }
svg text { font-size: 12px; fill: var(--ink); }
svg .frame { fill: none; stroke: var(--rule); } svg .rows { fill: var(--rule); } svg .bar { fill: var(--blue); }
svg .diagonal { stroke: var(--soft); stroke-dasharray: 4 4; }
svg circle.line-0 { fill: var(--blue); } svg polyline { fill: none; stroke-width: 2; }
svg polyline.line-0 { stroke: var(--blue); } svg polyline.line-1 { stroke: var(--orange); }
svg { max-width: 100%; height: auto; }
.key { margin: 0 0 0 34px; font-size: .85rem; } .key span::before { content: ""; display: inline-block; width: 1.4em; border-top: 3px solid; margin: 0 .4em .25em 0; }
.key .line-0::before { border-color: var(--blue); } .key .line-1::before { border-color: var(--orange); }
.plots { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
[hidden] { display: none !important; }
form { display: flex; flex-wrap: wrap; gap: .6rem; align-items: end; margin: .8rem 0; }
form label { display: grid; font-size: .8rem; color: var(--soft); }
select, input, button { font: inherit; padding: .25rem .4rem; }
.error { border-top: 1px solid var(--rule); padding: .6rem 0; }
.error mark { background: none; color: inherit; font-weight: 700; border-bottom: 2px solid var(--orange); }
.error .meta, .error .why { color: var(--soft); font-size: .88rem; }
.tag { border: 1px solid var(--rule); border-radius: 1em; padding: 0 .55em; margin-right: .4em; }
.gone { color: var(--good); } .new { color: var(--bad); }
.candidate { display: grid; grid-template-columns: 22rem 1fr; gap: .1rem .5rem; margin-top: .35rem; font-size: .88rem; align-items: start; }
.candidate.right b { color: var(--good); }
.bars { display: flex; flex-wrap: wrap; gap: .15rem .6rem; }
.bars .others { color: var(--soft); }
.bars i { display: inline-block; height: .6em; margin-right: .25em; background: var(--blue); } .bars i.minus { background: var(--bad); }
@media (max-width: 700px) { .candidate { grid-template-columns: 1fr; } }
.legend { display: flex; flex-wrap: wrap; gap: .3rem 1rem; padding: 0; list-style: none; font-size: .88rem; }
.document { border-top: 1px solid var(--rule); padding: .3rem 0; } .document summary { cursor: pointer; overflow-wrap: anywhere; }
.document .text { white-space: pre-wrap; overflow-wrap: anywhere; line-height: 1.8; max-width: 50rem; padding: .5rem 0; }
.document mark, .legend mark { color: inherit; background: none; border-bottom: 2px solid var(--good); }
:is(.document, .legend) mark.wrong { border-bottom: 3px double var(--bad); } :is(.document, .legend) mark.missed { border-bottom: 2px dashed var(--bad); } :is(.document, .legend) mark.extra { border-bottom: 2px dotted var(--orange); } :is(.document, .legend) mark.optional { border-bottom: 1px solid var(--rule); }
.note { color: var(--soft); margin: 0 .15em 0 .3em; } .note::before { content: "["; } .note::after { content: "]"; }
@media print { :root { color-scheme: light; --ink: #000; --soft: #444; --paper: #fff; --rule: #999; --blue: #1d4fb5; --orange: #a8560a; --good: #12602f; --bad: #a3141c; } body { max-width: none; padding: 0; font-size: 10pt; } form, #more { display: none; } table, .error, .plots, svg { break-inside: avoid; } h2, h3 { break-after: avoid; } .scroll { overflow: visible; } table { white-space: normal; } .document::details-content { content-visibility: visible; height: auto; } }
`;
