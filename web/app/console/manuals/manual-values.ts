import {
  type ManualText,
  manualAddressError,
  manualHostsError,
  manualTextError,
  readManualHosts,
} from '@reable/contract/manuals/rules'
import type { Rules } from '../../ui/form/rules.ts'

export type ManualValues = { brand: string; model: string; title: string; address: string; withdrawn: boolean }

const textRule = (field: ManualText) => (typed: string) => manualTextError(field, typed)

/** The rules of a manual's form, in the order of the page. One that is withdrawn may lead anywhere. */
export const manualRulesFor = (hosts: readonly string[]): Rules<ManualValues> => ({
  brand: textRule('brand'),
  model: textRule('model'),
  title: textRule('title'),
  address: (typed, { withdrawn }) => (withdrawn ? undefined : manualAddressError(typed.trim(), hosts)),
  withdrawn: () => undefined,
})

export const hostRules: Rules<{ hosts: string }> = {
  hosts: (typed) => manualHostsError(readManualHosts(typed)),
}
