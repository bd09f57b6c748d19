import { z } from 'zod'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'

const tooltip = z.object({ text: z.string() })

export const category = z
  .object({
    id: z.int(),
    name: z.string(),
    tooltip,
    equipment_types: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        tooltip,
        /** The other names that people call it by. */
        synonyms: z.array(z.string()),
        /** Not offered for new listings; those that there are stay shown and found. */
        retired: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Category' })

/** Has its name twice: `name` for filters, `value` and `text` for the wizard's options. */
export const condition = z
  .object({ id: z.int(), name: z.string(), value: z.int(), text: z.string(), tooltip })
  .meta({ id: 'Condition' })

/** How the list can be filtered by a field: a measure from–to, at least or at most; one of some choices; not at all. */
const facet = z.enum(['between', 'at_least', 'at_most', 'one_of']).nullable()

export const equipmentField = z
  .object({
    field_name: z.string(),
    label: z.string(),
    field_type: z.enum(['drop_down', 'unit_text_field']),
    field_required: z.boolean(),
    unit: z.string().nullable(),
    /** Of a number; null where there is none. */
    min: z.number().nullable(),
    max: z.number().nullable(),
    options: z.array(z.object({ name: z.string() })),
    /** Choices that are offered no more; listings with them stay shown and found. */
    retired_options: z.array(z.object({ name: z.string() })),
    tooltip,
    /** Why its answer matters, as volunteers wrote it; empty where they did not. */
    reason: z.string(),
    facet,
    /** Its value is shown to the owner alone. */
    private: z.boolean(),
  })
  .meta({ id: 'EquipmentField' })

export const catalogueOperations = {
  listCategories: operation({
    ...paths.listCategories,
    summary: 'All categories with their equipment types',
    answer: z.object({ data: z.array(category) }),
    refusals: [],
  }),
  listEquipmentFields: operation({
    ...paths.listEquipmentFields,
    summary:
      'The questions that a listing of this equipment type answers, none for an unknown type; of several types the measures that at least half of them share',
    query: z.object({ id: z.union([z.string(), z.array(z.string()).max(100)]) }),
    answer: z.object({ data: z.array(equipmentField) }),
    refusals: ['invalid'],
  }),
  listConditions: operation({
    ...paths.listConditions,
    summary: 'All conditions, best first',
    answer: z.object({ data: z.array(condition) }),
    refusals: [],
  }),
}
