import { Writable } from 'node:stream'
import { pino } from 'pino'
import { testProgram } from '../../../../testing.ts'
import { createApp } from '../../app.ts'
import { pagesPlugin } from '../pages.ts'
import type { PagesOptions } from '../pages-options.ts'

/** Serves pages that are made by `render`; `lines` are those of the log. */
export async function servePages(options: Pick<PagesOptions, 'render'> & Partial<PagesOptions>) {
  const lines: string[] = []
  const log = pino(
    { level: 'info' },
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk))
        done()
      },
    }),
  )
  const { ctx, config, limits, close } = await testProgram({ LIMITS: 'on' })
  const { app, serverState } = createApp(config, log)
  const common = { readsQueryParameter: () => false, scripts: [] }
  await app.register(pagesPlugin({ ...ctx, log, serverState, limits, ...common, ...options }))
  return {
    app,
    lines,
    async close() {
      await app.close()
      await close()
    },
  }
}
