import { useTranslation } from 'react-i18next'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { useMe } from '#web/kit/client/me.ts'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { useSupplierLogin } from '#web/modules/sourcing/hall/CardButton.tsx'
import { enrolmentPath } from '#web/modules/sourcing/supplier/enrolmentPath.ts'
import { quotePath } from '#web/modules/sourcing/quoting/quotePath.ts'
import { managePath } from '#web/modules/sourcing/projects/projectPaths.ts'
import { type NoticeAction, noticeActionOf } from './noticeAction.ts'

/** Next action of the reader; nothing if there is none. */
export function MainAction({ notice }: { readonly notice: ProjectNotice }) {
  const { t } = useTranslation()
  const isVisitor = useMe() === null
  const action = noticeActionOf(notice, isVisitor)
  const enter = useSupplierLogin()
  if (action === undefined) return null
  const look = { variant: 'solid', size: 'lg', block: true } as const
  const name = t(`notice.action.${action}`)
  if (action === 'logInToEnrol' || action === 'logInToQuote') {
    const wanted = action === 'logInToEnrol' ? enrolmentPath(notice.id) : quotePath(notice.id)
    return (
      <Button {...look} busy={enter.isPending} onClick={() => enter.mutate(wanted)}>
        {name}
      </Button>
    )
  }
  return (
    <ButtonLink {...look} to={pathOf(action)(notice.id)}>
      {name}
    </ButtonLink>
  )
}

const pathOf = (action: NoticeAction): ((id: string) => string) =>
  action === 'manage' ? managePath : action === 'quote' ? quotePath : enrolmentPath
