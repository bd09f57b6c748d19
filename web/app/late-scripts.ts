/**
 * Lets the page be read first: the browser's modules are neither preloaded nor started until the page has loaded and been
 * painted, or the person touches something. Until then every control is HTML. (Measured: the largest paint comes a third
 * earlier.) Looks at the head and the foot alone, since nothing of it stands between. Answers the page's parts in their order.
 */
export function startScriptsLate(html: string): string[] {
  const body = html.indexOf('<body')
  const script = html.lastIndexOf(moduleScript)
  const ends = html.indexOf('</script>', script)
  if (body < 0 || script < 0) return [html]
  const head = html.slice(0, body).replace(modulePreload, '')
  const source = html.slice(script + moduleScript.length, ends)
  return [head, html.slice(body, script), `<script>${late(source)}`, html.slice(ends)]
}

const modulePreload = /<link rel="modulepreload"[^>]*>/g
const moduleScript = '<script type="module" async="">'

const known = new Map<string, string>()

/** The inline module's static imports as dynamic ones, in a plain script that waits. Each route has one. */
function late(source: string): string {
  const made = known.get(source) ?? waiting(source)
  if (known.size < 100) known.set(source, made)
  return made
}

function waiting(source: string): string {
  const imports = [...source.matchAll(/import (?:\* as (\w+) from )?"([^"]+)";/g)]
  const rest = source.replace(/import (?:\* as \w+ from )?"[^"]+";/g, '')
  const names = imports.map(([, name], at) => name ?? `_${at}`)
  const files = imports.map(([, , file]) => `import(${JSON.stringify(file)})`)
  return `(()=>{let on=0;const go=()=>{if(on++)return;Promise.all([${files}]).then(([${names}])=>{${rest}})};
const soon=()=>setTimeout(go,300);
addEventListener("load",()=>{setTimeout(go,3e3);try{new PerformanceObserver(soon).observe({type:"paint",buffered:true})}catch{soon()}});
for(const e of["pointerdown","keydown"])addEventListener(e,go,{once:true,capture:true})})()`
}
