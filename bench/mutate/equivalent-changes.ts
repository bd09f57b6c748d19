/**
 * A change with which the program answers, writes, sends and stores the same. `line` is the text of the line on which it begins, `change`
 * what `npm run mutate` says of it, `nth` which of them where the line is there more than once, and `because` why nobody could notice.
 */
type EquivalentChange = { file: string; line: string; change: string; nth?: number; because: string }

export const equivalentChanges: EquivalentChange[] = [
  {
    file: 'contract/src/messages/find-words.ts',
    line: 'if (patterns.size >= maxPatterns) patterns.clear()',
    change: '>= → >',
    because:
      'The cache of patterns holds one term more before it is emptied; patternOf builds the same pattern again from the same words.',
  },
  {
    file: 'contract/src/messages/find-words.ts',
    line: 'if (patterns.size >= maxPatterns) patterns.clear()',
    change: 'patterns.size >= maxPatterns → true',
    because:
      'The cache of patterns is emptied each time, and wordPattern builds the same pattern again from the same words.',
  },
  {
    file: 'contract/src/messages/find-words.ts',
    line: 'patterns.set(words, pattern)',
    change: 'patterns.set(words, pattern) → (nothing)',
    because: 'Nothing is cached, and wordPattern builds the same pattern again from the same words.',
  },
  {
    file: 'server/src/content/contentful/contentful-documents.ts',
    line: 'const cached = cache.get(key) ?? { until: 0, copy, refreshing: undefined }',
    change: '0 → (0 + 1)',
    because: 'A new entry is due since the first or the second millisecond of 1970, and the clock is past both.',
  },
  {
    file: 'server/src/content/contentful/copy-queries.ts',
    line: '.doUpdateSet({ fields: row.fields, copied_at: row.copied_at })',
    change: ".where((copy) => copy('content_copies.fields', 'is distinct from', copy.ref('excluded.fiel → (nothing)",
    because:
      'The same fields are written over the same fields; only copied_at differs, which nothing reads (findCopy selects fields alone).',
  },
  {
    file: 'server/src/content/pages/embedded-documents.ts',
    line: 'if (stamp === previous?.stamp) return previous',
    change: 'stamp === previous?.stamp → false',
    because: 'The same version is parsed again by serializeFields, which gives equal values for the same fields.',
  },
  {
    file: 'server/src/handovers/sheets/sheet-queries.ts',
    line: "const due = db.selectFrom('handover_sheets').select('id').where('ask_at', '<=', clock.now())",
    change: ".where('ask_at', '<=', clock.now()) → (nothing)",
    because:
      'lockDueSheet refuses what is not due, and what is due comes first in the order of ask_at, so that it is among the limit as before.',
  },
  {
    file: 'server/src/impact/routes.ts',
    line: 'clearInterval(timer)',
    change: 'clearInterval(timer) → (nothing)',
    because:
      'The timer keeps no process alive (unref), and after the last storeMissedSearches on close takeMissedSearches has nothing to give.',
  },
  {
    file: 'server/src/listings/browse/browse-listings.ts',
    line: 'const forItsValues = !isScannedSoon(await countSnapshotOf(ctx), filter, page.offset + page.size)',
    change: '+ → -',
    because:
      'The page is read by selectNewest or by selectMatches, which return the same rows; only the plan of the database is another.',
  },
  {
    file: 'server/src/listings/browse/list-cards.ts',
    line: 'ids.length ? serializeCards(ctx, await selectCardsById(ctx, ids, undefined)) : []',
    change: 'ids.length → true',
    because: 'Without ids selectCardsById finds nothing and returns the same empty list, after one query more.',
  },
  {
    file: 'server/src/listings/import/csv/csv-text.ts',
    line: 'for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk)',
    change: '< → <=',
    because: 'An empty piece at the end is decoded to no text by textOf and adds no bytes in firstBytes.',
  },
  {
    file: 'server/src/listings/lifecycle/expire-listings.ts',
    line: 'if (!listing) return false',
    change: 'false → true',
    nth: 1,
    because:
      'A listing that another run has ended is counted as done only: the jobs that are queued for it find nothing to do, and what is left over follows in the further run that expireListings queues itself.',
  },
  {
    file: 'server/src/listings/reading/read-on.ts',
    line: 'if (found.length < limit && floor) {',
    change: '< → <=',
    because: 'With a full page found the second query has a limit of 0 and adds no rows.',
  },
  {
    file: 'server/src/listings/reading/read-on.ts',
    line: 'const rows = await selectFollowing(ctx, filter, { cursor: older, limit: limit - found.length })',
    change: '- → +',
    because:
      'More rows are read than needed, page slices them off at listingsPerPage, and whether there is a next page is found.length > page.length as before.',
  },
  {
    file: 'server/src/listings/search/shape-queries.ts',
    line: 'return places.length === 1',
    change: 'places.length === 1 → false',
    because:
      'One place in = any(array) matches the same listings as = place; only the index that the planner takes is another.',
  },
  {
    file: 'server/src/pictures/encoding/picture-process.ts',
    line: 'maxWaitingBytes: 150 * 1024 * 1024,',
    change: '150 → (150 + 1)',
    because: 'The number is chosen freely: 151 MB of waiting pictures are as good a limit as 150 MB.',
  },
  {
    file: 'server/src/accounts/link-token-queries.ts',
    line: ".where('token_hash', '=', tokenHash)",
    change: ".where('purpose', '=', purpose) → (nothing)",
    nth: 2,
    because:
      'consumeToken has just found the token by this hash and this purpose, the hash is the key of the table and a purpose never changes, so the row is the same.',
  },
  {
    file: 'server/src/accounts/people/find-or-create-person.ts',
    line: 'if (existing) return existing',
    change: 'existing → false',
    because:
      'insertPerson does nothing where the address is taken, and the person with it is found and returned right after; only a hash is made in vain.',
  },
  {
    file: 'server/src/accounts/second-factor/totp.ts',
    line: 'for (; bits >= 5; bits -= 5) text += alphabet[(value >>> (bits - 5)) & 31]',
    change: '>= → >',
    because:
      'Five bits that are left are written with the next byte, or by the return after the last one, so the text is the same.',
  },
  {
    file: 'server/src/moderation/people/shown-message-queries.ts',
    line: ".orderBy('m.id', 'desc')",
    change: '.limit(limit) → (nothing)',
    because:
      'readReportedConversation takes the first hundred of the rows and asks only whether there are more than a hundred.',
  },
  {
    file: 'server/src/moderation/reported-queries.ts',
    line: ".select(sql<string>`row_number() over (partition by listing_id order by id desc)`.as('place'))",
    change: ".where('listing_id', 'in', listingIds) → (nothing)",
    because:
      'summarizeReports picks the texts of each listing by ofListing, and the twenty of each are counted by listing.',
  },
  {
    file: 'server/src/platform/config/config-mail-in.ts',
    line: "const withoutBrackets = (host: string) => host.replace(/^\\[|\\]$/g, '')",
    change: '$ → (nothing)',
    because:
      'An address that was read as a URL has no "]" in its host but the last letter of an IPv6 one, so the same letter goes.',
  },
  {
    file: 'server/src/platform/config/config-mail.ts',
    line: "host: url.hostname.replace(/^\\[|\\]$/g, ''),",
    change: '^ → (nothing)',
    because:
      'An address that was read as a URL has no "[" in its host but the first letter of an IPv6 one, so the same letter goes.',
  },
  {
    file: 'server/src/platform/database/embedded/embedded-cluster.ts',
    line: 'await writeFile(passwordCopy, password, { mode: 0o600 })',
    change: '0o600 → (0o600 + 1)',
    because:
      'The copy lies for a moment in a folder that only its user enters (embedded-paths.ts sets 0700), and the right to execute a file of random letters gives nothing to anybody.',
  },
  {
    file: 'server/src/platform/database/embedded/embedded-launch.ts',
    line: 'if (lines.length < 50) lines.push(line)',
    change: '< → <=',
    because: "How many lines of a server's output are kept is chosen freely, and one more is as good.",
  },
  {
    file: 'server/src/platform/database/embedded/embedded-ownership.ts',
    line: 'for (let attempt = 0; attempt < 10; attempt++) {',
    change: '< → <=',
    because: 'How often the lock is tried for within about half a second is chosen freely, and once more is as good.',
  },
  {
    file: 'server/src/platform/database/migrate/migrate.ts',
    line: "if ((error as { code?: string }).code !== '55P03' || tries >= lockTries) throw error",
    change: '>= → >',
    because: 'How often a migration is tried again is chosen freely, and once more is as good.',
  },
  {
    file: 'server/src/platform/http/pages/uncached/answer-forms.ts',
    line: 'reply.hijack()',
    change: 'reply.hijack() → (nothing)',
    because:
      'writePage has ended the answer by then, after which Fastify (wrap-thenable.js asks reply.sent and headersSent) sends nothing of its own.',
  },
  {
    file: 'server/src/platform/http/security/visitor.ts',
    line: 'signatures.set(visitorCookie, sign)',
    change: 'signatures.set(visitorCookie, sign) → (nothing)',
    because: 'The signature of an id is computed anew each time and is the same; it is only kept at hand.',
  },
  {
    file: 'server/src/platform/mail/incoming/ways/read-mailbox.ts',
    line: 'if (!size || (size.size ?? 0) > maxMailBytes) return false',
    change: '0 → (0 + 1)',
    because: 'A size that the server does not say counts as 0 or 1 byte, both of which are far below the largest mail.',
  },
  {
    file: 'server/src/platform/mail/mail-queries.ts',
    line: ".deleteFrom('mails')",
    change: ".where('outcome', '=', 'waiting') → (nothing)",
    nth: 1,
    because:
      'finishMail empties the headers of every mail that ends, so only one that waits has a Reply-To; the condition lets an index be used.',
  },
  {
    file: 'server/src/platform/mail/mail-queries.ts',
    line: "await db.deleteFrom('mails').where('written_by', '=', personId).where('outcome', '=', 'waiting').execute()",
    change: ".where('outcome', '=', 'waiting') → (nothing)",
    because:
      'finishMail empties written_by of every mail that ends, so only one that waits has it; the condition lets an index be used.',
  },
  {
    file: 'server/src/platform/mail/send-test-mail.ts',
    line: "...{ good_until: null, repeatable: true, despite_bounces: true, outcome: 'waiting' },",
    change: 'true → false',
    nth: 1,
    because:
      'The test mail never enters the queue: composeMail and the transports read neither repeatable nor despite_bounces, which sendMail alone reads.',
  },
  {
    file: 'server/src/listings/browse/browse-queries.ts',
    line: 'if (!depth && page.before === undefined) return selectDeepPage(ctx, filter, { ...page, order })',
    change: '!depth && page.before === undefined → false',
    because: 'selectMatches reads the same page by another plan; what a page far down costs is measured by the bench.',
  },
  {
    file: 'server/src/platform/mail/send-test-mail.ts',
    line: "...{ good_until: null, repeatable: true, despite_bounces: true, outcome: 'waiting' },",
    change: 'true → false',
    nth: 2,
    because:
      'The test mail never enters the queue: composeMail and the transports read neither repeatable nor despite_bounces, which sendMail alone reads.',
  },
]
