import type { Answer, Client, OperationId, Reply } from '@reable/contract/client'
import { pageDepths } from '@reable/contract/content/depths'
import type { ContentPage, PageTitle } from '@reable/contract/content/pages'
import type { AnsweredPage } from '@reable/contract/content/schemas'
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { apiOf, browserApi } from '../../api.ts'
import { withPreview } from './preview.ts'

/** Loads the content of a page; undefined if that fails, which the page then says. */
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

/** The list of an answer; undefined if it failed, and then the list is left out. (INFO-27) */
export async function listOrNothing<Id extends OperationId>(
  request: Promise<Reply<Id>>,
): Promise<Answer<Id> | undefined> {
  const reply = await request
  return reply.ok ? reply.data : undefined
}

/** The data of a page of the content service: its content, and whatever else the page loads. */
type ContentPageData = { content: unknown }

/** The loader of a page whose `load` requests the content service. Without content the status is 503. */
export const loaderOf =
  <Page extends ContentPageData>(load: (api: Client) => Promise<Page>) =>
  async ({ context, request }: LoaderFunctionArgs) => {
    const page = await load(apiOf(context))
    return data({ ...page, origin: new URL(request.url).origin }, { status: page.content ? 200 : 503 })
  }

/** The same loader in the browser, for navigations, and for the previews of volunteers. */
export const clientLoaderOf =
  <Page extends ContentPageData>(load: (api: Client) => Promise<Page>) =>
  async ({ request }: ClientLoaderFunctionArgs) => {
    const { origin, pathname } = new URL(request.url)
    return { ...(await load(withPreview(browserApi, pathname))), origin }
  }

/** Reloads the data for another path only: a choice within a page changes just its query, which needs no request. */
export const revalidateOnNewPath = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname
