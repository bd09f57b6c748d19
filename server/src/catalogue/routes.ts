import type { Answer } from '@reable/contract/client'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#platform/context'
import { bind } from '#platform/http'
import type { EquipmentType, NamedRow } from './catalogue.ts'
import { filterableFields } from './filterable-fields.ts'
import { catalogueOf } from './load-catalogue.ts'
import { questionOf } from './question.ts'

export function catalogueRoutes(api: FastifyInstance, ctx: Context): void {
  bind(api, 'listCategories', async () => {
    const { categories } = await catalogueOf(ctx)
    const data = [...categories.values()].map(({ types, ...category }) => ({
      ...serializeNamed(category),
      equipment_types: types.map(serializeType),
    }))
    return { data }
  })
  bind(api, 'listEquipmentFields', async ({ query }) => {
    const { types } = await catalogueOf(ctx)
    const chosen = [query.id].flat().flatMap((id) => types.get(Number(id)) ?? [])
    const fields = chosen.length > 1 ? filterableFields(chosen) : (chosen[0]?.fields ?? [])
    return { data: fields.map(serializeField) }
  })
  bind(api, 'listConditions', async () => {
    const { conditions } = await catalogueOf(ctx)
    const data = [...conditions.values()].map((one) => ({ ...serializeNamed(one), value: one.id, text: one.name }))
    return { data }
  })
}

const serializeType = ({ synonyms, retired, ...type }: EquipmentType) => ({
  ...serializeNamed(type),
  synonyms,
  retired,
})

/** Serializes a field as forms and filters ask for it. */
export function serializeField(field: EquipmentType['fields'][number]): Answer<'listEquipmentFields'>[number] {
  return {
    ...questionOf(field),
    field_name: field.name,
    retired_options: field.retiredOptions.map((name) => ({ name })),
    tooltip: { text: field.tooltip },
    reason: field.reason,
    facet: field.private ? null : field.ask,
    private: field.private,
  }
}

const serializeNamed = ({ id, name, tooltip }: NamedRow) => ({ id, name, tooltip: { text: tooltip } })
