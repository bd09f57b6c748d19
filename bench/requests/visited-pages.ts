import { requestOnce } from '../load/one-by-one.ts'

/** The paths of the pages that most people see, by name: the newest listing stands for all of them. */
export async function visitedPages(port: number): Promise<Record<'home' | 'search' | 'listing', string>> {
  const { text } = await requestOnce({ port, path: '/v1/posts' })
  const { data } = JSON.parse(text) as { data: { id: number }[] }
  return { home: '/', search: '/?search_query=wheelchair', listing: `/posts/${data[0]?.id}` }
}
