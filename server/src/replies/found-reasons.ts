import type { foundReasons } from '@reable/contract/replies/rules'
import type { ScreeningKind } from '@reable/contract/screening/rules'

/** What replies are about by what screening found. The other kinds may be honest: no reply goes first for them. */
export const foundReasonOf: Partial<Record<ScreeningKind, (typeof foundReasons)[number]>> = {
  same_picture: 'Another person’s photo',
  similar_picture: 'Another person’s photo',
  recalled: 'Called back by its maker',
}
