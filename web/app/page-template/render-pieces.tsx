import { renderToString } from 'react-dom/server'
import { type EntryContext, Meta, Outlet, ServerRouter } from 'react-router'
import { dataBlocks } from '../start-script.ts'
import type { DataBlock } from '../state/packed.ts'
import type { PagePieces } from './page-template.ts'

/** The loaders' data, by the route. */
export type PageData = Record<string, unknown>

/** A page: the route that answers it, its address and what that names, its data, and the blocks that it carries. */
export type LoadedPage = {
  id: string
  params: Record<string, string>
  url: URL
  data: PageData
  blocks: readonly DataBlock[]
}

/** Stands between a page's head and its content. */
const border = '<hr id="border"/>'

/** In place of the document and the frame, which the template has. */
const Frameless = () => (
  <>
    <Meta />
    <hr id="border" />
    <Outlet />
  </>
)

/**
 * Renders what a page has for itself, by the same components as the whole. `whole` is the router's context of a page of the same
 * kind. Throws where an id was made by `useId`: that goes by the place of its component in the whole document.
 */
export function renderPieces(whole: EntryContext, page: LoadedPage): PagePieces {
  const html = renderToString(<ServerRouter context={framelessContext(whole, page)} url={page.url.href} />)
  const at = html.indexOf(border)
  const [head, content] = [html.slice(0, at), html.slice(at + border.length)]
  if (at < 0 || content.includes('"_R_')) throw new Error(`A page of ${page.id} cannot be rendered without its frame.`)
  return { head, content, blocks: dataBlocks(page.blocks) }
}

function framelessContext(whole: EntryContext, { id, url, params, data }: LoadedPage): EntryContext {
  const { serverHandoffStream: _, staticHandlerContext: context, ...rest } = whole
  const { pathname, search } = url
  const matches = context.matches.map((match) =>
    match.route.id === id ? { ...match, params, pathname, pathnameBase: pathname } : { ...match, params },
  )
  return {
    ...rest,
    routeModules: { ...rest.routeModules, root: { default: Frameless } },
    staticHandlerContext: {
      ...context,
      matches,
      location: { ...context.location, pathname, search },
      loaderData: data,
    },
  }
}
