import type { DocumentName } from '@reable/contract/content/documents'
import type { Context } from '#platform/context'
import { contentfulDocument } from '../contentful/contentful-documents.ts'
import { embeddedDocument } from './embedded-documents.ts'
import type { FieldValues } from './serialize-fields.ts'

/** Loads a document from the configured content service. Undefined: nobody has written it. */
export const loadDocument = (ctx: Context, document: DocumentName): Promise<FieldValues | undefined> =>
  ctx.config.providers.contentful ? contentfulDocument(ctx, document) : embeddedDocument(ctx, document)
