/** The report's looks: the product's colours, light and dark, and charts whose warmth says how often. */
export const REPORT_STYLE = `
:root { color-scheme: light dark; --paper: #faf7f2; --card: #fffefb; --ink: #1d2b2f; --quiet: #56666b; --line: #d9d2c5;
  --teal: #0f4c5c; --brick: #9e2a2b; --brickTint: #fbe9e7; --w1: #e3eef0; --w2: #b9d7dc; --w3: #7fb5bf; }
@media (prefers-color-scheme: dark) { :root { --paper: #0f2127; --card: #152a31; --ink: #e9eeee; --quiet: #a9bbbf;
  --line: #34505a; --teal: #7fc4d1; --brick: #f29a93; --brickTint: #40262a; --w1: #1d3a43; --w2: #27545f; --w3: #33707e; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1280px; padding: 24px 20px 80px; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1, h2, h3 { font-family: Piazzolla, Georgia, serif; line-height: 1.25; margin: 32px 0 8px; text-wrap: balance; }
h1 { font-size: 32px; margin-top: 0; } h2 { font-size: 24px; } h3 { font-size: 18px; }
p { max-width: 70ch; margin: 8px 0; } .quiet { color: var(--quiet); }
a { color: var(--teal); } :focus-visible { outline: 2px solid var(--teal); outline-offset: 2px; }
code { font: 14px/1.4 ui-monospace, monospace; background: var(--w1); border-radius: 4px; padding: 2px 6px;
  overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.5 ui-monospace, monospace; background: var(--card);
  border: 1px solid var(--line); border-radius: 8px; padding: 12px; }
.sum { display: flex; flex-wrap: wrap; gap: 12px; padding: 0; margin: 16px 0; list-style: none; }
.sum li { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 12px 18px; }
.sum b { display: block; font: 600 26px/1.2 Piazzolla, Georgia, serif; font-variant-numeric: tabular-nums; }
.sum .bad { border-color: var(--brick); background: var(--brickTint); } .bad b, .failed > summary { color: var(--brick); }
.cut { background: var(--brickTint); border: 1px solid var(--brick); border-radius: 8px; padding: 10px 14px; }
.scroll { overflow: auto; max-height: 85vh; background: var(--card); border: 1px solid var(--line); border-radius: 8px;
  padding: 8px; cursor: grab; } .scroll.dragged { cursor: grabbing; user-select: none; }
.zoom { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin: 8px 0; }
.zoom button { font: inherit; min-width: 36px; min-height: 32px; padding: 2px 12px; color: inherit; background: var(--card);
  border: 1px solid var(--line); border-radius: 6px; cursor: pointer; } .zoom output { min-width: 5ch; text-align: right; }
table { border-collapse: collapse; width: 100%; font-size: 14px; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: 6px 10px; border-bottom: 1px solid var(--line); vertical-align: top; }
td.times { text-align: right; white-space: nowrap; } tr.w0 td { background: var(--brickTint); }
details { background: var(--card); border: 1px solid var(--line); border-radius: 8px; margin: 8px 0; }
summary { cursor: pointer; padding: 10px 14px; min-height: 24px; } details > :not(summary) { margin-inline: 14px; }
details[open] { padding-bottom: 14px; }
ol.steps { list-style: none; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(210px, 1fr)); gap: 14px; }
.steps li { border-top: 3px solid var(--teal); padding-top: 6px; font-size: 14px; overflow-wrap: anywhere; } .steps .broken { border-color: var(--brick); }
.steps img { width: 100%; border: 1px solid var(--line); border-radius: 6px; display: block; margin-top: 6px; }
svg text { font: 12px system-ui, sans-serif; fill: var(--ink); } svg .n { fill: var(--quiet); font-size: 11px; }
svg .state .name { font-size: 13.5px; font-weight: 600; } svg rect { stroke: var(--quiet); stroke-width: 1; }
svg .w0 > rect { fill: var(--brickTint); stroke: var(--brick); stroke-dasharray: 5 3; }
svg .w1 > rect { fill: var(--w1); } svg .w2 > rect { fill: var(--w2); } svg .w3 > rect { fill: var(--w3); }
svg .any > rect, svg .whole > rect { fill: none; } svg .any > rect { stroke-dasharray: 2 3; }
svg .edge path { fill: none; stroke: var(--teal); stroke-width: 1.2; }
svg .edge.w2 path { stroke-width: 1.9; } svg .edge.w3 path { stroke-width: 2.8; }
svg .edge.w0 path { stroke: var(--brick); stroke-dasharray: 5 4; } svg .word.w0 text { fill: var(--brick); }
svg .word { paint-order: stroke; stroke: var(--card); stroke-width: 3px; }
.legend { display: flex; flex-wrap: wrap; gap: 6px 18px; font-size: 14px; padding: 0; list-style: none; }
.legend i { display: inline-block; width: 18px; height: 12px; border: 1px solid var(--quiet); border-radius: 3px; margin-right: 6px; }
`;
