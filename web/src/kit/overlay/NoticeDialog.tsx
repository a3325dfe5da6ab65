import type { LoginArticle } from '#contract/notices/loginArticles.ts'
import { RichText } from '#web/kit/richText/RichText.tsx'
import { Dialog } from './Dialog.tsx'
import css from './NoticeDialog.module.css'

/** Dialog with a notice of the login page. */
export function NoticeDialog({ article, onClose }: { readonly article: LoginArticle; readonly onClose: () => void }) {
  return (
    <Dialog title={article.title} width={600} onClose={onClose}>
      <article className={css['content']}>
        <p className={css['source']}>
          {article.deptName} · {article.createUser} · {article.issueDate}
        </p>
        <RichText html={article.content} />
      </article>
    </Dialog>
  )
}
