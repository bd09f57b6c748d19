/** Every kind of thing that is fitted, with its questions and its checks. */

import { type KindName, kindTypes } from './kind-types.ts'
import { bathroomKinds } from './kinds/bathroom.ts'
import { bedroomKinds } from './kinds/bedroom.ts'
import { rollingKinds } from './kinds/rolling.ts'
import { sittingKinds } from './kinds/sitting.ts'
import { stepKinds } from './kinds/steps.ts'
import { walkingKinds } from './kinds/walking.ts'
import type { FitCheck, FitKind, KindRow } from './types.ts'

const rows: Readonly<Record<KindName, KindRow>> = {
  ...rollingKinds,
  ...walkingKinds,
  ...bathroomKinds,
  ...bedroomKinds,
  ...stepKinds,
  ...sittingKinds,
}

export const fitKinds: readonly FitKind[] = (Object.keys(kindTypes) as KindName[]).map((name) => {
  const { label, questions, needed, ifKnown = [], needsAssessment = false } = rows[name]
  const checks = [
    ...needed.map((rule) => ({ ...rule, isNeeded: true })),
    ...ifKnown.map((rule) => ({ ...rule, isNeeded: false })),
  ]
  return { name, label, equipmentTypeIds: kindTypes[name], questions, checks, needsAssessment }
})

export const findKind = (kindName: string | undefined): FitKind | undefined =>
  fitKinds.find(({ name }) => name === kindName)

/** The check of a kind; an error where the kind has none by this name. */
export function checkOf(kindName: string, checkName: string): FitCheck {
  const check = findKind(kindName)?.checks.find(({ name }) => name === checkName)
  if (!check) throw new Error(`the kind ${kindName} has no check ${checkName}`)
  return check
}
