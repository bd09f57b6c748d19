import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { HowToVideo } from './how-to-video.tsx'

function markup(howToVideo: string | undefined) {
  const Page = createRoutesStub([{ id: 'root', path: '/', Component: () => <HowToVideo title="Create a listing" /> }])
  return renderToStaticMarkup(<Page hydrationData={{ loaderData: { root: { howToVideo } } }} />)
}

test('[INFO-03] a configured video is played on request: until then a link leads to it, and nothing is fetched', () => {
  const html = markup('https://video.example/embed/1')
  expect(html).toMatch(/<a href="https:\/\/video.example\/embed\/1"[^>]*>.*Play the video/)
  expect(html).toContain('The video comes from video.example')
  expect(html).not.toContain('<iframe')
})

test('[INFO-03] without one nothing of a video is shown', () => {
  expect(markup(undefined)).toBe('')
})
