import { VerdictLabel } from '../verdicts/verdict-line.tsx'
import { useJudgement } from './judge-listing.ts'

type Props = { kind: string; properties: Record<string, string> }

/** The verdict beside the price, inside the link that leads to its reasons. */
export function ShortVerdict({ kind, properties }: Props) {
  const judgement = useJudgement(kind, properties)
  return judgement ? <VerdictLabel {...judgement} /> : 'Will it fit me and my home?'
}
