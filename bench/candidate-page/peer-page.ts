import { titleOf } from './gallery'
import { sizeOf, spanOf, writeScenario, type Scenario } from './scenario'
import { optionsOf, termsOf } from './steps'

/** A peer's page with the same tiles: nine elements each, with the size of their span. */
export function peerPage(scenario: Scenario, script: string, animated: boolean): string {
  const tiles = Array.from({ length: scenario.count }, (_, index) =>
    tileHtml(scenario, index),
  ).join('')
  const buttons = optionsOf(scenario)
    .map((option) => `<button data-option="${option}">Option ${option}</button>`)
    .join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Peer</title>
<style>${peerStyle(scenario)}</style></head>
<body data-scenario="${writeScenario(scenario)}"${animated ? ' data-animated' : ''}>
<h2>Work</h2><p>${buttons}</p><div id="grid">${tiles}</div>
<script type="module" src="${script}"></script></body></html>`
}

function tileHtml(scenario: Scenario, index: number): string {
  const { width, height } = sizeOf(scenario, index)
  const [columns, rows] = spanOf(scenario, index)
  const { a, b } = termsOf(scenario, index)
  const classes = [...a.map((id) => `a-${id}`), ...b.map((id) => `b-${id}`)].join(' ')
  const title = titleOf(index)
  return `<div class="tile mix ${classes}" data-n="${index}" style="width:${width}px;height:${height}px;grid-area:span ${rows}/span ${columns}"><article><img src="/image.png" alt="A grey image" width="240" height="180" loading="lazy"><div class="box"><h3><a href="/articles/t${index}">${title}</a></h3><p>Ada Lindqvist</p><a class="zoom" href="?view=t${index}" aria-label="Enlarge: ${title}"><svg viewBox="0 0 24 24"></svg></a></div></article></div>`
}

/** Minimal styles for a peer's tiles. */
export const peerStyle = ({ width, columns, row, gap }: Scenario) => `
body { margin: 10px 40px; font: 14px/1.4 sans-serif; }
#grid { position: relative; width: ${width}px; }
#grid.native { display: grid; grid-template-columns: repeat(${columns}, minmax(0, 1fr)); grid-auto-rows: ${row}px; grid-auto-flow: row dense; gap: ${gap}px; }
#grid.margins { width: ${width + gap}px; }
#grid.margins .tile { margin: 0 ${gap}px ${gap}px 0; position: absolute; }
#grid.native .tile { width: auto !important; height: auto !important; }
.tile { overflow: hidden; background: #ddd; }
.tile[hidden] { display: none; }
.tile article { position: relative; height: 100%; }
.tile img { width: 100%; height: 100%; object-fit: cover; display: block; }
.box { position: absolute; inset: auto 0 0; padding: 8px; background: #fffc; opacity: 0; transition: opacity .2s; }
.tile:hover .box { opacity: 1; }
.box h3, .box p { margin: 0; font-size: 14px; }
.zoom svg { width: 20px; height: 20px; }
`
