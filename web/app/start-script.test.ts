import type { EntryContext } from 'react-router'
import { expect, test } from 'vitest'
import { inlineScripts } from './inline-scripts.ts'
import { startMarkup } from './start-script.ts'

const page = {
  manifest: {
    entry: { module: '/assets/entry.js', imports: [] },
    url: '/assets/manifest.js',
    version: '1',
    routes: {
      root: { id: 'root', module: '/assets/root.js' },
      home: { id: 'home', module: '/assets/home.js', clientLoaderModule: '/assets/home-loader.js' },
    },
  },
  serverHandoffString: '{"ssr":true}',
  staticHandlerContext: { matches: [{ route: { id: 'root' } }, { route: { id: 'home' } }] },
} as unknown as EntryContext

const blocks = (html: string) =>
  [...html.matchAll(/<script( type="application\/json")?>(.*?)<\/script>/gs)].map(([, isData, text = '']) => ({
    isData: isData !== undefined,
    text,
  }))

test('the only script that runs is the constant one; modules and data stand in blocks before it', () => {
  const [modules, data, start, ...more] = blocks(startMarkup(page, '["a title"]\n'))
  expect([modules?.isData, data?.isData, start?.isData, more]).toEqual([true, true, false, []])
  expect(inlineScripts).toContain(start?.text)
  expect(JSON.parse(modules?.text ?? '')).toEqual({
    context: { ssr: true },
    first: [],
    manifest: '/assets/manifest.js',
    routes: [
      ['root', ['/assets/root.js']],
      ['home', ['/assets/home-loader.js', '/assets/home.js']],
    ],
    entry: '/assets/entry.js',
  })
})

test('no words of a person’s end their block or open another, and they are read as they were written', () => {
  const words = `</script><script>alert(1)</script><!-- <script>\u2028 "quoted" & <b>`
  const html = startMarkup(page, JSON.stringify([words]))
  expect(html.match(/<script/g)).toHaveLength(3)
  expect(html).not.toContain('<!--')
  expect(JSON.parse(blocks(html)[1]?.text ?? '')).toEqual([words])
})
