import { type AST, visitRegExpAST } from '@eslint-community/regexpp'
import { getConsumedChars, getFirstConsumedChar, isPotentiallyEmpty, type ReadonlyFlags } from 'regexp-ast-analysis'
import { analyse } from 'scslre'

/** Returns how a pattern could take time that grows faster than the text; none where it takes one look at each character, or a few. */
export function patternRisks(source: string, flags: string): string[] {
  const { parsed, reports } = analyse({ source, flags }, { reportTypes: { Move: true, Self: true, Trade: true } })
  const kinds = { Move: 'begins anew in a run', Self: 'a repeat in a repeat', Trade: 'repeats beside each other' }
  return [
    ...reports.map(({ type }) => kinds[type]),
    ...(hasAmbiguousRepeat(parsed.pattern, parsed.flags) ? ['a repeat of choices that begin alike'] : []),
    ...(hasScanFromEachStart(parsed.pattern, parsed.flags) ? ['looks on to the end from each beginning'] : []),
  ]
}

/** `(?:e|etransfer|transfer)+`: "etransfer" can be taken apart in two ways, and thirty of them in a thousand million. */
function hasAmbiguousRepeat(pattern: AST.Pattern, flags: ReadonlyFlags): boolean {
  let isAmbiguous = false
  const check = ({ alternatives }: AST.Group | AST.CapturingGroup) => {
    const firsts = alternatives.map((one) => getFirstConsumedChar(one, 'ltr', flags).char)
    isAmbiguous ||= firsts.some((one, at) => firsts.slice(at + 1).some((other) => !one.isDisjointWith(other)))
  }
  visitRegExpAST(pattern, {
    onQuantifierEnter({ max, element }) {
      if (max > 1) visitRegExpAST(element, { onGroupEnter: check, onCapturingGroupEnter: check })
    },
  })
  return isAmbiguous
}

/** `<a[^>]*>`: from each of the "<a" in a row it looks on to the end of the text. */
const hasScanFromEachStart = (pattern: AST.Pattern, flags: ReadonlyFlags): boolean =>
  pattern.alternatives.some(({ elements }) => {
    if (elements[0]?.type === 'Assertion') return false
    return elements.some((element, at) => {
      if (at === 0 || element.type !== 'Quantifier' || element.max !== Number.POSITIVE_INFINITY) return false
      const canFailBehind = elements
        .slice(at + 1)
        .some((one) => one.type === 'Assertion' || !isPotentiallyEmpty(one, flags))
      const repeated = getConsumedChars(element, flags).chars
      const before = elements.slice(0, at).map((one) => getConsumedChars(one, flags).chars)
      return canFailBehind && before.every((chars) => !chars.isDisjointWith(repeated))
    })
  })
