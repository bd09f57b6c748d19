/** The elements that can be pressed, by a selector, and their least width and height in px. */
export const targetRules = {
  pressable:
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=switch], [role=slider], [role=tab]',
  least: 44,
}

/**
 * Returns every link, button and field that can be pressed now and is smaller than the rules say, by its name. A label counts
 * with the field it names, and an area that a target draws over its surroundings (a stretched `::after`) with the target. It is
 * called inside the page, so it can use nothing of this module but its argument.
 *
 * A link inside a sentence may be as high as its line: it flows with the text (`display: inline`), and the block that it
 * flows in has at least three words of its own outside of links.
 */
export function smallTargets({ pressable, least }: typeof targetRules): string[] {
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  const labelsOf = (target: Element) => (target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [])
  const isInSentence = (target: Element): boolean => {
    if (!target.matches('a') || getComputedStyle(target).display !== 'inline') return false
    let block = target.parentElement
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
    const around = block?.cloneNode(true) as HTMLElement | undefined
    for (const other of around?.querySelectorAll('a, button, .visually-hidden') ?? []) other.remove()
    return (around?.textContent?.match(/\p{L}[\p{L}’'-]*/gu) ?? []).length >= 3
  }

  const sizesOf = (target: Element) => {
    const boxes = [target, ...labelsOf(target)].map((one) => one.getBoundingClientRect())
    const drawn = ['::before', '::after']
      .map((part) => getComputedStyle(target, part))
      .filter(({ content, position }) => content !== 'none' && position === 'absolute')
      .map(({ width, height }) => ({ width: Number.parseFloat(width), height: Number.parseFloat(height) }))
    return [...boxes, ...drawn]
  }

  const isShown = (target: Element): boolean => {
    const { width, height } = target.getBoundingClientRect()
    const isVisible =
      target.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && width > 1 && height > 1
    return (isVisible || labelsOf(target).some((one) => one.checkVisibility())) && !target.closest('[inert], :disabled')
  }

  const describe = (target: Element) => {
    const text = target.getAttribute('aria-label') ?? target.textContent?.trim()
    const name = text || labelsOf(target)[0]?.textContent || target.outerHTML.slice(0, 80)
    const { width, height } = target.getBoundingClientRect()
    return `${target.localName} “${name.replace(/\s+/g, ' ')}” is ${Math.round(width)} by ${Math.round(height)} px`
  }

  const isLarge = ({ width, height }: { width: number; height: number }) => Math.round(Math.min(width, height)) >= least
  return [...root.querySelectorAll(pressable)]
    .filter((target) => isShown(target) && !isInSentence(target) && !sizesOf(target).some(isLarge))
    .map(describe)
}
