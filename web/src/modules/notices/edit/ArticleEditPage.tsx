import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { type ArticleDetail, createArticle, editArticle, getArticle, moveArticle } from '#contract/notices/articles.ts'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { articleManagePath } from '../articles/articlePaths.ts'
import { Editor } from './Editor.tsx'
import { newDraft, writtenOf } from './written.ts'

/** Editor of an article: a draft, a revision, or a new one in the column of the search params. */
export function ArticleEditPage() {
  const [search] = useSearchParams()
  const id = search.get('id')
  return id === null ? <NewArticle columnId={search.get('columnId') ?? undefined} /> : <OldArticle key={id} id={id} />
}

/** After saving: navigates to the article; submits it if requested. */
function useLeaving() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const submit = useWrite(moveArticle, { onDone: () => toast.success(t('articles.submitted')) })
  return ({ id, version }: ArticleDetail, step: string | undefined) => {
    if (step === 'submit') submit.mutate({ id, version, action: 'submit' })
    else toast.success(t('common.done'))
    void navigate(articleManagePath(id), { replace: true })
  }
}

function NewArticle({ columnId }: { readonly columnId: string | undefined }) {
  const leave = useLeaving()
  const form = useForm({
    route: createArticle,
    initial: newDraft(columnId),
    labels: 'articles.field',
    onDone: leave,
  })
  return <Editor form={form} article={undefined} />
}

function OldArticle({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const article = useRead(getArticle, { id })
  const [isEditable] = useState(article.can.includes('edit'))
  if (isEditable) return <OldForm article={article} />
  const back = <ButtonLink to={articleManagePath(id)}>{t('articles.detailTitle')}</ButtonLink>
  return (
    <Empty page illustration="lock" title={t('articles.noEdit')} reason={t('articles.noEditReason')} action={back} />
  )
}

function OldForm({ article }: { readonly article: ArticleDetail }) {
  const leave = useLeaving()
  const [initial] = useState(() => writtenOf(article))
  const form = useForm({
    route: editArticle,
    fixed: { id: article.id, version: article.version },
    initial,
    labels: 'articles.field',
    fromNewest: (newest) => writtenOf(newest as unknown as ArticleDetail),
    onDone: leave,
  })
  return <Editor form={form} article={article} />
}
