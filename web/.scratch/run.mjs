import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build, createServer } from 'vite'

const cfg = (await import('./vite.config.mjs')).default
await build({ ...cfg, configFile: false })
const m = JSON.parse(readFileSync('/tmp/scratch-out/.vite/manifest.json'))
const e = Object.values(m).find((x) => x.isEntry)
const s = await createServer({
  ...cfg,
  configFile: false,
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  cacheDir: '/tmp/scratch-vite',
})
const { render } = await s.ssrLoadModule('/server.tsx')
for (const [page, path] of [
  ['lost', '/nowhere'],
  ['parts', '/posts/12'],
]) {
  const html = render(page, path)
  for (const js of [true, false])
    writeFileSync(
      `/tmp/scratch-out/${page}${js ? '' : '-nojs'}.html`,
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${page}</title>${e.css.map((c) => `<link rel="stylesheet" href="/${c}">`).join('')}${js ? `<script type="module" src="/${e.file}"></script>` : ''}</head><body><div id="root" data-page="${page}" data-path="${path}">${html}</div></body></html>`,
    )
  console.log(page, 'html gz', gzipSync(html).length)
}
for (const f of [...e.css, e.file])
  console.log(
    f,
    readFileSync('/tmp/scratch-out/' + f).length,
    'gz',
    gzipSync(readFileSync('/tmp/scratch-out/' + f)).length,
  )
console.log(e.assets)
await s.close()
