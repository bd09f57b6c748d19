/**
 * In the page: every link, button and field that can be pressed now and is less than 44 by 44 px, by its name. A label
 * counts with the field it names, and what a target draws over its surroundings (a stretched `::after`) with the target.
 *
 * A link inside a sentence may be as high as its line: it flows with the text (`display: inline`), and the block that it
 * flows in has at least three words of its own outside of links.
 */
export function smallTargets(): string[] {
  const least = 44
  const pressed =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=switch], [role=slider], [role=tab]'
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body

  const inSentence = (target: Element): boolean => {
    if (!target.matches('a') || getComputedStyle(target).display !== 'inline') return false
    let block = target.parentElement
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
    const around = block?.cloneNode(true) as HTMLElement | undefined
    for (const other of around?.querySelectorAll('a, button, .visually-hidden') ?? []) other.remove()
    return (around?.textContent?.match(/\p{L}[\p{L}’'-]*/gu) ?? []).length >= 3
  }

  const sizesOf = (target: Element) => {
    const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : []
    const boxes = [target, ...labels].map((one) => one.getBoundingClientRect())
    const drawn = ['::before', '::after']
      .map((part) => getComputedStyle(target, part))
      .filter(({ content, position }) => content !== 'none' && position === 'absolute')
      .map(({ width, height }) => ({ width: Number.parseFloat(width), height: Number.parseFloat(height) }))
    return [...boxes, ...drawn]
  }

  const isShown = (target: Element): boolean => {
    const { width, height } = target.getBoundingClientRect()
    const seen = target.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
    const labelled =
      target instanceof HTMLInputElement && [...(target.labels ?? [])].some((one) => one.checkVisibility())
    return ((seen && width > 1 && height > 1) || labelled) && !target.closest('[inert], :disabled')
  }

  const nameOf = (target: Element) =>
    (target.getAttribute('aria-label') ?? target.textContent?.trim()) ||
    (target instanceof HTMLInputElement ? target.labels?.[0]?.textContent : '') ||
    target.outerHTML.slice(0, 80)

  return [...root.querySelectorAll(pressed)]
    .filter((target) => isShown(target) && !inSentence(target))
    .filter((target) => !sizesOf(target).some(({ width, height }) => Math.round(Math.min(width, height)) >= least))
    .map((target) => {
      const { width, height } = target.getBoundingClientRect()
      return `${target.localName} “${nameOf(target)?.replace(/\s+/g, ' ')}” is ${Math.round(width)} by ${Math.round(height)} px`
    })
}
