import { titleOf } from './gallery'
import { sizeOf, spanOf, writeScene, type Scene } from './scene'
import { optionsOf, termsOf } from './steps'

/** The same tiles as a peer's page: nine elements each, sized by their span, absolute once the peer has them. */
export function peerPage(scene: Scene, script: string, animated: boolean): string {
  const tiles = Array.from({ length: scene.count }, (_, index) => tileHtml(scene, index)).join('')
  const buttons = optionsOf(scene)
    .map((option) => `<button data-option="${option}">Option ${option}</button>`)
    .join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Peer</title>
<style>${peerStyle(scene)}</style></head>
<body data-scene="${writeScene(scene)}"${animated ? ' data-animated' : ''}>
<h2>Work</h2><p>${buttons}</p><div id="grid">${tiles}</div>
<script type="module" src="${script}"></script></body></html>`
}

function tileHtml(scene: Scene, index: number): string {
  const { width, height } = sizeOf(scene, index)
  const [columns, rows] = spanOf(scene, index)
  const { a, b } = termsOf(scene, index)
  const classes = [...a.map((id) => `a-${id}`), ...b.map((id) => `b-${id}`)].join(' ')
  const title = titleOf(index)
  return `<div class="tile mix ${classes}" data-n="${index}" style="width:${width}px;height:${height}px;grid-area:span ${rows}/span ${columns}"><article><img src="/image.png" alt="A grey image" width="240" height="180" loading="lazy"><div class="box"><h3><a href="/articles/t${index}">${title}</a></h3><p>Ada Lindqvist</p><a class="zoom" href="?view=t${index}" aria-label="Enlarge: ${title}"><svg viewBox="0 0 24 24"></svg></a></div></article></div>`
}

/** How peers' tiles look: as little as a tile needs. */
export const peerStyle = ({ width, columns, row, gap }: Scene) => `
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
