import type { ReactNode } from 'react'
import { RichText } from '#web/kit/richText/RichText.tsx'
import { SessionRichText } from '#web/kit/richText/SessionRichText.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import css from './ArticleBody.module.css'

interface ArticleBodyProps {
  readonly column: string
  readonly title: string
  /** Facts below the title, in order. */
  readonly facts: readonly string[]
  readonly content: string
  /** Public: its pictures need no session. */
  readonly isForEveryone: boolean
  /** Files and other content after the text. */
  readonly children?: ReactNode
}

/** Article as displayed: column, title, facts and text. */
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
