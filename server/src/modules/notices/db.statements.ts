// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'notices.arrangeColumns': {
      params: {
        parentId: string | number | null
        id: string | number
        place: string | number
      }
      row: never
    }
    'notices.closeReminder': {
      params: {
        userId: string | number
        now: Date | string
        articleId: string | number
      }
      row: never
    }
    'notices.columnForProjects': {
      params: {
        name: string
      }
      row: {
        id: Column<'notices.article_columns', 'id'>
      }
    }
    'notices.countView': {
      params: {
        articleId: string | number
        visitor: string
        now: Date | string
      }
      row: never
    }
    'notices.deepestColumn': {
      params: {
        id: string | number
      }
      row: {
        level: number
      }
    }
    'notices.dueArticles': {
      params: {
        now: Date | string
      }
      row: {
        id: Column<'notices.articles', 'id'>
      }
    }
    'notices.endLive': {
      params: {
        articleId: string | number
      }
      row: never
    }
    'notices.forgetViews': {
      params: {
        before: Date | string
      }
      row: never
    }
    'notices.insertEdition': {
      params: {
        excerpt: string
        at: Date | string
        words: string
        tokenizer: number
        articleId: string | number
      }
      row: never
    }
    'notices.lockColumnTree': {
      params: object
      row: {
        pg_advisory_xact_lock: unknown
      }
    }
    'notices.moveColumns': {
      params: {
        above: readonly (string | number)[]
        level: number
        id: string | number
      }
      row: never
    }
    'notices.outdatedWords': {
      params: {
        tokenizer: number
      }
      row: {
        id: Column<'notices.editions', 'id'>
        title: Column<'notices.editions', 'title'>
        content: Column<'notices.editions', 'content'>
      }
    }
    'notices.readersOfArticle': {
      params: {
        articleId: string | number
      }
      row: {
        id: Column<'identity.users', 'id'>
      }
    }
    'notices.setWords': {
      params: {
        words: string
        tokenizer: number
        excerpt: string
        id: string | number
      }
      row: never
    }
    'notices.shownColumns': {
      params: {
        isUnlimited: boolean
        pId: string | number | null
        deptId: string | number | null
      }
      row: {
        id: Column<'notices.article_columns', 'id'>
        pid: Column<'notices.article_columns', 'parent_id'>
        name: Column<'notices.article_columns', 'name'>
        enName: Column<'notices.article_columns', 'en_name'>
        value: Column<'notices.article_columns', 'value'>
      }
    }
    'notices.showsPicture': {
      params: {
        articleId: string | number
        key: string
        onLoginAlone: boolean
      }
      row: {
        shown: boolean
      }
    }
    'notices.titleOfArticle': {
      params: {
        articleId: string | number
      }
      row: {
        title: Column<'notices.editions', 'title'>
      }
    }
    'notices.todo.review': {
      params: {
        personId: string | number
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'notices.articles', 'id'>>
        title: NonNullable<Column<'notices.articles', 'title'>>
        more: number
        note: string
        amount: string | null
        due_at: Column<'notices.articles', 'publish_at'>
        since: NonNullable<Column<'notices.articles', 'changed_at'>>
        total: number
      }
    }
    'notices.viewsOf': {
      params: {
        articleId: string | number
      }
      row: {
        views: number
      }
    }
  }
}
