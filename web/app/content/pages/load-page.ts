import type { Answer, Client, OperationId, Reply } from '@reable/contract/client'
import { pageDepths } from '@reable/contract/content/depths'
import type { ContentPage, PageTitle } from '@reable/contract/content/pages'
import type { AnsweredPage } from '@reable/contract/content/schemas'
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { apiOf, browserApi } from '../../api.ts'
import { withPreview } from './preview.ts'

/** The words of a page; undefined when they cannot be had, and the page then says so. */
export async function loadPage<Title extends PageTitle>(
  api: Client,
  title: Title,
): Promise<ContentPage<Title> | undefined> {
  const depth = pageDepths[title]
  const reply = await api('getContentPage', { query: { title, ...(depth !== undefined && { depth }) } })
  return reply.ok && isTitled(reply.data, title) ? reply.data.fields : undefined
}

const isTitled = <Title extends PageTitle>(
  page: AnsweredPage,
  title: Title,
): page is AnsweredPage & { title: Title; fields: ContentPage<Title> } => page.title === title

/** A list beside a page's words: undefined when it cannot be had, and then nothing is shown of it. (INFO-27) */
export async function listOrNothing<Id extends OperationId>(
  request: Promise<Reply<Id>>,
): Promise<Answer<Id> | undefined> {
  const reply = await request
  return reply.ok ? reply.data : undefined
}

/** What a page of the content service loads: its words, and whatever stands beside them. */
type ContentPageData = { content: unknown }

/** The loader of a page whose `load` asks the content service. Without words it is a page that cannot serve now. */
export const loaderOf =
  <Page extends ContentPageData>(load: (api: Client) => Promise<Page>) =>
  async ({ context, request }: LoaderFunctionArgs) => {
    const page = await load(apiOf(context))
    return data({ ...page, origin: new URL(request.url).origin }, { status: page.content ? 200 : 503 })
  }

/** The same in the browser, for going from page to page, and to what a volunteer previews. */
export const clientLoaderOf =
  <Page extends ContentPageData>(load: (api: Client) => Promise<Page>) =>
  async ({ request }: ClientLoaderFunctionArgs) => {
    const { origin, pathname } = new URL(request.url)
    return { ...(await load(withPreview(browserApi, pathname))), origin }
  }

/** A choice within a page stands in its address alone: nothing is asked for anew. */
export const revalidateOnNewPath = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname
