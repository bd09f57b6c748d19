import type { DocumentName } from '@reable/contract/content/documents'
import type { Context } from '#platform/context'
import { contentfulDocument } from '../contentful/contentful-documents.ts'
import type { Answered } from './answer-fields.ts'
import { embeddedDocument } from './embedded-documents.ts'

/** A document from the content service that is configured. Undefined: nobody has written it. */
export const answeredDocument = (ctx: Context, document: DocumentName): Promise<Answered | undefined> =>
  ctx.config.outside.contentful ? contentfulDocument(ctx, document) : embeddedDocument(ctx, document)
