import type { EntryContext } from 'react-router'
import { safeJson } from './state/safe-json.ts'

/**
 * The last script of every page, the same on each. It lets the page be read first: the browser's modules are neither preloaded
 * nor started until the page has loaded and been painted, or the person touches something. Until then every control is HTML.
 * (Measured: the largest paint comes a third earlier.) Which modules it needs, and the loaders' data, stand in the two blocks before it.
 * What was pressed and chosen last before they are there is remembered (repeat-early.ts), and what a browser's translation replaced
 * (translated-page.ts).
 */
export const startScript = `(()=>{const data=document.currentScript.previousElementSibling,page=JSON.parse(data.previousElementSibling.textContent)
const seen=[],watch=new MutationObserver(r=>seen.push(...r))
watch.observe(document.body,{childList:true,subtree:true})
window.watchedEarly=[watch,seen]
let on=0
const part=([id,files])=>Promise.all(files.map(f=>import(f))).then(all=>[id,Object.assign({},...all)])
const go=async()=>{if(on++)return
window.__reactRouterContext={...page.context,stream:new Response(data.textContent).body}
for(const f of page.first)await import(f)
const[,...routes]=await Promise.all([import(page.manifest),...page.routes.map(part)])
window.__reactRouterRouteModules=Object.fromEntries(routes)
import(page.entry)}
const soon=()=>setTimeout(go,300)
addEventListener("load",()=>{setTimeout(go,3e3);try{new PerformanceObserver(soon).observe({type:"paint",buffered:true})}catch{soon()}})
for(const e of["pointerdown","keydown"])addEventListener(e,go,{once:true,capture:true})
const early=(type,keep)=>addEventListener(type,e=>"hydrated"in document.documentElement.dataset||keep(e.target),true)
early("click",t=>window.pressedEarly=t.closest("button[type=button]"))
early("change",t=>t.tagName==="SELECT"&&(window.chosenEarly=[t,t.value]))})()`

type Page = Pick<EntryContext, 'manifest' | 'serverHandoffString' | 'staticHandlerContext'>

/** The script that follows a page: which modules it needs, the loaders' `data` in the router's own encoding, and what starts them. */
export function startMarkup(page: Page, data: string): string {
  return `${block(modulesOf(page))}${block(data)}<script>${startScript}</script>`
}

const block = (json: string) => `<script type="application/json">${safeJson(json)}</script>`

function modulesOf({ manifest, serverHandoffString, staticHandlerContext }: Page): string {
  const { hmr, url, entry } = manifest
  const routes = staticHandlerContext.matches.map(({ route }) => [route.id, filesOf(manifest, route.id)])
  const files = { first: hmr ? [hmr.runtime] : [], manifest: url, routes, entry: entry.module }
  return `{"context":${serverHandoffString},${JSON.stringify(files).slice(1)}`
}

/** A route's module, and the parts that the build keeps apart from it. */
function filesOf({ routes }: EntryContext['manifest'], id: string): string[] {
  const route = routes[id]
  if (!route) throw new Error(`the build knows no route ${id}`)
  const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module } = route
  const files = [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module]
  return files.filter((file) => file !== undefined)
}
