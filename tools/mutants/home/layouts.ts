import type { Mutant } from '../mutant.ts'

const layouts = 'server/src/modules/home/layouts/layout.routes.test.ts'
const pages = 'server/src/modules/home/pages/home.routes.test.ts'
const sharing = 'server/src/modules/home/pages/sharing.routes.test.ts'
const store = 'server/src/modules/home/layouts/layout.store.ts'
const service = 'server/src/modules/home/pages/home.service.ts'

export const home: readonly Mutant[] = [
  {
    guards: 'I-127',
    without: 'the end of a version',
    edits: [{ file: store, from: 'and (ends_at is null or ends_at > $now::timestamptz)', to: '' }],
    test: { file: layouts, name: 'layouts: a scheduled version starts and ends on time, and the previous one returns' },
  },
  {
    guards: 'I-127',
    without: 'the withdrawal of a version',
    edits: [{ file: store, from: 'and withdrawn_at is null and', to: 'and' }],
    test: {
      file: layouts,
      name: 'layouts: an earlier version is restored as a new one; withdrawing one restores the previous one',
    },
  },
  {
    guards: 'I-128',
    without: 'the version of the draft',
    edits: [
      {
        file: 'server/src/modules/home/layouts/layout.service.ts',
        from: 'return pages.lock(tx, row.id, version)',
        to: 'return pages.lock(tx, row.id)',
      },
    ],
    test: { file: layouts, name: 'layouts: of two concurrent changes of a draft the second is refused' },
  },
  {
    guards: 'I-129',
    without: 'the hosts that home pages lead to',
    edits: [
      {
        file: 'server/src/modules/home/layouts/layout.rules.ts',
        from: ' && hosts.has(host)',
        to: '',
      },
    ],
    test: { file: layouts, name: 'layouts: a banner cannot link to' },
  },
  {
    guards: 'I-130',
    without: 'the audience of a block',
    edits: [{ file: service, from: "(audience === 'all' ||", to: "(audience !== 'none' as never ||" }],
    test: { file: pages, name: 'home: visitors and logged-in users see the blocks of their audience' },
  },
  {
    guards: 'I-130',
    without: 'the second switch of the announcement area',
    edits: [{ file: service, from: ' && areas.isAnnouncementArea', to: '' }],
    test: { file: pages, name: 'home: the announcement area' },
  },
  {
    guards: 'I-130',
    without: 'what was read, in what a shared view is known by',
    edits: [{ file: service, from: ', read.map(({ number }) => number)])', to: '])' }],
    test: { file: sharing, name: 'home: alternating callers each get their own content, compressed or not' },
  },
  {
    guards: 'I-130',
    without: 'the blocks, in what a shared view is known by',
    edits: [{ file: service, from: ', shown.map(markOf), read', to: ', read' }],
    test: { file: pages, name: 'home: visitors and logged-in users see the blocks of their audience' },
  },
]
