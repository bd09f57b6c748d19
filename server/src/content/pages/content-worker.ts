import { documentFields } from '@reable/contract/content/documents'
import { answerTasks } from '#platform/answer-tasks'
import { serializeFields, type Written } from './serialize-fields.ts'

answerTasks(({ document, written }: Written) => serializeFields(documentFields(document), written))
