import type { LoginArticle } from '#contract/notices/loginArticles.ts'
import { Dialog } from './Dialog.tsx'
import css from './NoticeDialog.module.css'

/** A notice as it was written: plain text, a paragraph a line. */
export function NoticeDialog({ article, onClose }: { readonly article: LoginArticle; readonly onClose: () => void }) {
  const paragraphs = article.content.split('\n').filter((line) => line.trim() !== '')
  return (
    <Dialog title={article.title} width={600} onClose={onClose}>
      <article className={css['content']}>
        <p className={css['source']}>
          {article.deptName} · {article.createUser} · {article.issueDate}
        </p>
        {paragraphs.map((line, index) => (
          // The lines of a notice do not change while it is read.
          <p key={`${index}${line}`}>{line}</p>
        ))}
      </article>
    </Dialog>
  )
}
