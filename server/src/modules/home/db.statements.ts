// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'home.forgetPictures': {
      params: {
        before: Date | string
      }
      row: {
        key: NonNullable<Column<'home.pictures', 'key'>>
      }
    }
    'home.keepPicture': {
      params: {
        key: string
        sha256: string
        by: string | number
        at: Date | string
      }
      row: {
        key: NonNullable<Column<'home.pictures', 'key'>>
      }
    }
    'home.live': {
      params: {
        now: Date | string
      }
      row: {
        page: Column<'home.pages', 'page'>
        no: Column<'home.versions', 'no'>
      }
    }
    'home.renewPicture': {
      params: {
        at: Date | string
        sha256: string
      }
      row: {
        key: NonNullable<Column<'home.pictures', 'key'>>
      }
    }
    'home.usePictures': {
      params: {
        at: Date | string
        keys: readonly string[]
      }
      row: never
    }
  }
}
