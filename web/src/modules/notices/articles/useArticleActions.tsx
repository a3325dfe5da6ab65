import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import * as contract from '#contract/notices/articles.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'
import { articleEditPath, articlesPath } from './articlePaths.ts'

/** Actions on an article; `can` says which are permitted. */
export function useArticleActions() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const moved = (action: 'submit' | 'recall' | 'withdraw') =>
    callTo(contract.moveArticle, ({ id, version }: contract.Article, reason) => ({ id, version, action, reason }))
  const reviewed = (decision: 'approve' | 'reject') =>
    callTo(contract.reviewArticle, ({ id, version }: contract.Article, reason) => ({ id, version, decision, reason }))
  return {
    approve: {
      call: reviewed('approve'),
      confirm: ({ title }) => ({ title: t('articles.approveTitle'), text: t('articles.approveText', { title }) }),
    },
    reject: { call: reviewed('reject'), reason: true },
    submit: {
      call: moved('submit'),
      confirm: ({ title }) => ({ title: t('articles.submitTitle'), text: t('articles.submitText', { title }) }),
    },
    edit: {
      call: {
        send: async ({ id }: contract.Article) => Promise.resolve(() => void navigate(articleEditPath(id))),
      },
    },
    recall: { call: moved('recall') },
    pin: { renderDialog: (row, close) => <PinDialog article={row} onClose={close} /> },
    withdraw: { call: moved('withdraw'), reason: true, danger: true },
    remove: {
      danger: true,
      call: callTo(
        contract.removeArticle,
        ({ id, version }: contract.Article) => ({ id, version }),
        () => {
          toast.success(t('common.done'))
          void navigate(articlesPath)
        },
      ),
      confirm: ({ title }) => ({ title: t('articles.removeTitle'), text: t('articles.removeText', { title }) }),
    },
  } satisfies Readonly<Record<string, RecordAction<contract.Article>>>
}

/** Dialog to pin an article. */
function PinDialog({ article, onClose }: { readonly article: contract.Article; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { id, version, title, pinPlace } = article
  return (
    <RouteFormDialog
      title={t('articles.pinTitle', { title })}
      route={contract.pinArticle}
      fixed={{ id, version }}
      initial={{ pinPlace }}
      labels="articles.field"
      columns={1}
      fields={{ pinPlace: {} }}
      onClose={onClose}
    />
  )
}
