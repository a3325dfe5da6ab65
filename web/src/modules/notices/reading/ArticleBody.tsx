import type { ReactNode } from 'react'
import { RichText } from '#web/kit/richText/RichText.tsx'
import { SessionRichText } from '#web/kit/richText/SessionRichText.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import css from './ArticleBody.module.css'

interface ArticleBodyProps {
  readonly column: string
  readonly title: string
  /** The facts under the title, in their order. */
  readonly facts: readonly string[]
  readonly content: string
  /** Visitors read it, too: its pictures need no session. */
  readonly isForEveryone: boolean
  /** Files, and what follows the text. */
  readonly children?: ReactNode
}

/** An article as it is read: what it stands in, its title, whose and when, and its text. */
export function ArticleBody({ column, title, facts, content, isForEveryone, children }: ArticleBodyProps) {
  return (
    <article className={css['article']}>
      <Tag>{column}</Tag>
      <h2 className={css['title']}>{title}</h2>
      <ul className={css['facts']}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {isForEveryone ? (
        <RichText html={content} className={css['text']} />
      ) : (
        <SessionRichText html={content} className={css['text']} />
      )}
      {children}
    </article>
  )
}
