import type { Mutant } from '../mutant.ts'

const folder = 'server/src/modules/sourcing/mail'
const letters = `${folder}/letters.routes.test.ts`
const sealedLetters = `${folder}/sealedLetters.routes.test.ts`
const recipients = `${folder}/recipient.store.ts`

export const sourcingLetters: readonly Mutant[] = [
  {
    guards: 'I-75',
    without: 'the publication before a letter',
    edits: [
      {
        file: 'server/src/modules/sourcing/mail/listeners.ts',
        from: 'return project?.published_at ? project : undefined',
        to: 'return project',
      },
      {
        file: 'server/src/modules/sourcing/mail/letter.service.ts',
        from: ' || !project?.published_at) return undefined',
        to: ' || !project) return undefined',
      },
    ],
    test: { file: letters, name: 'letters: the end of an unpublished project is not sent' },
  },
  {
    guards: 'I-75',
    without: 'whether a follower may see the project',
    edits: [
      {
        file: 'server/src/modules/sourcing/mail/recipient.store.ts',
        from: "(j.scope = 'open'",
        to: "(j.scope <> ''",
      },
    ],
    test: { file: letters, name: 'letters: a follower without access to the project gets none' },
  },
  {
    guards: 'I-75',
    without: 'the line breaks of headers',
    edits: [
      { file: 'server/src/kit/mail/mail.layout.ts', from: ".replaceAll(/[\\p{Cc}\\p{Zl}\\p{Zp}]+/gu, ' ')", to: '' },
    ],
    test: { file: 'server/src/kit/mail/mail.test.ts', name: 'mail: header text is one line of at most 200 characters' },
  },
  {
    guards: 'I-76',
    without: 'the signal of the close',
    edits: [
      {
        file: 'server/src/modules/sourcing/seal/close.service.ts',
        from: '  await signal(tx, actor.tenantId, headTopic(projectId))\n',
        to: '',
      },
    ],
    test: {
      file: 'server/test/system/closing-head.routes.test.ts',
      name: 'closing head: pages at another server receive it when the round closes, and pages opened later immediately',
    },
  },
  {
    guards: 'I-160',
    without: 'the secret who has quoted in the list of receivers',
    edits: [
      {
        file: recipients,
        from: `select distinct supplier_id, 'quoted' from sourcing.quotes where project_id = $projectId`,
        to: `select distinct supplier_id, 'quoted' from sourcing.seal_entries where project_id = $projectId and supplier_id is not null`,
      },
      { file: recipients, from: `p.audit = '2' and p.scope = 'open' and `, to: `false and ` },
    ],
    test: { file: sealedLetters, name: 'letters: until the opening they are the same for all who may quote' },
  },
  {
    guards: 'I-160',
    without: 'the closing record for those without a quote',
    edits: [
      {
        file: `${folder}/listeners.ts`,
        from: 'data.round === 1 ? await idsOf(tx, projectId, mayQuote(project))',
        to: "data.round === 1 ? await idsOf(tx, projectId, (parts) => parts.includes('quoted'))",
      },
    ],
    test: { file: letters, name: 'letters: a change asks to confirm quotes again; the closing record is sent' },
  },
]
