import type { Mutant } from '../mutant.ts'

const reading = 'server/src/modules/notices/reading/reading.routes.test.ts'
const store = 'server/src/modules/notices/reading/reading.store.ts'
const articles = 'server/src/modules/notices/articles/article.routes.test.ts'

const pictures = 'server/src/modules/notices/pictures/picture.routes.test.ts'
const pictureService = 'server/src/modules/notices/pictures/picture.service.ts'

export const notices: readonly Mutant[] = [
  {
    guards: 'I-148',
    without: 'the edition that shows a picture',
    edits: [
      {
        file: 'server/src/modules/notices/pictures/picture.store.ts',
        from: 'and (strpos(content, $key) > 0 or',
        to: 'and (strpos(content, $key) >= 0 or',
      },
    ],
    test: {
      file: pictures,
      name: 'article pictures: pictures of a revision are hidden before publication, removed ones afterwards',
    },
  },
  {
    guards: 'I-148',
    without: 'the reader of a picture',
    edits: [{ file: pictureService, from: 'return article && (await', to: 'return (await' }],
    test: { file: pictures, name: 'article pictures: are visible to readers and authors of the article' },
  },
  {
    guards: 'I-148',
    without: 'the owner of a picture that no article has',
    edits: [
      { file: pictureService, from: 'file.created_by === actor.userId ? file', to: 'file.created_by !== null ? file' },
    ],
    test: { file: pictures, name: 'article pictures: are visible to readers and authors of the article' },
  },
  {
    guards: 'I-110',
    without: 'the audience of an article',
    edits: [{ file: store, from: "(e.audience = 'all' or (", to: "(e.audience <> '' or (" }],
    test: { file: reading, name: 'reading: lists and articles respect entrance and department of the audience' },
  },
  {
    guards: 'I-110',
    without: 'the effective period of an article',
    edits: [{ file: store, from: 'e.ends_at > ${now}', to: 'e.ends_at is not null' }],
    test: { file: reading, name: 'reading: an article is readable only in its period' },
  },
  {
    guards: 'I-110',
    without: 'the state of the column',
    edits: [{ file: store, from: 'p.id = any (c.path) and p.disabled)', to: 'p.id = any (c.path) and false)' }],
    test: {
      file: 'server/src/modules/notices/columns/column.routes.test.ts',
      name: 'columns: a disabled one is hidden with its articles and children',
    },
  },
  {
    guards: 'I-110',
    without: 'the session that files of members ask for',
    edits: [
      {
        file: 'server/src/modules/notices/reading/reading.service.ts',
        from: 'reader.entrance === null ? attachments : [...attachments, ...ofMembers]',
        to: '[...attachments, ...ofMembers]',
      },
    ],
    test: { file: reading, name: "reading: files are for readers of the article; members' files require a session" },
  },
  {
    guards: 'I-111',
    without: 'the writers of an article, who do not review it',
    edits: [
      {
        file: 'server/src/modules/notices/articles/article.rules.ts',
        from: "writerIds.includes(personId) && 'article.ownReview'",
        to: "writerIds.length < 0 && personId === '' && 'article.ownReview'",
      },
    ],
    test: { file: articles, name: 'articles: authors cannot review their own article, with any own account' },
  },
  {
    guards: 'I-111',
    without: 'the state of an article whose time has come',
    edits: [
      {
        file: 'server/src/modules/notices/articles/publish.service.ts',
        from: "article?.status !== '04' || article.publish_at === null",
        to: '!article || article.publish_at === null',
      },
    ],
    test: { file: articles, name: 'articles: a withdrawn article is not published when its time comes' },
  },
  {
    guards: 'I-112',
    without: 'the note of who has seen an article in an hour',
    edits: [
      {
        file: store,
        from: 'on conflict do nothing returning article_id',
        to: 'on conflict (tenant_id, article_id, visitor, hour) do update set hour = excluded.hour returning article_id',
      },
    ],
    test: { file: reading, name: 'reading: a view counts once for each visitor and hour, even concurrently' },
  },
]
