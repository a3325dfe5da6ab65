import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Input } from '#contract/kit/route.ts'
import type { Project, ProjectSummary } from '#contract/sourcing/projects.ts'
import { copyProject, moveProject, removeProject } from '#contract/sourcing/projects.ts'
import { useMe } from '#web/kit/client/me.ts'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'
import { editPath } from './projectPaths.ts'

type Row = ProjectSummary | Project
type Move = Input<typeof moveProject>['action']

/** Whether the person may edit the draft: everyone who may submit it. */
export const isDraftOfMine = ({ can }: Pick<ProjectSummary, 'can'>): boolean => can.includes('submit')

/** Actions of the department on a project, in the list and on its page. */
export function useProjectActions(onRemoved?: () => void) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  // Agencies neither create nor delete projects.
  const isBuyer = useMe()?.userInfo.userType !== 'agency'
  const goTo = (id: string) => void navigate(editPath(id))
  const confirm = (action: Move | 'remove') => () => ({
    title: t(`projects.action.${action}`),
    text: t(`projects.sure.${action}`),
  })
  const move = (action: Move) =>
    callTo(moveProject, ({ id, version }: Row, reason) => ({ id, version, action, ...(reason ? { reason } : {}) }))
  return {
    edit: {
      shown: isDraftOfMine,
      call: {
        send:
          async ({ id }) =>
          () =>
            goTo(id),
      },
    },
    submit: { call: move('submit'), confirm: confirm('submit') },
    publish: { call: move('publish'), confirm: confirm('publish') },
    withdraw: { call: move('withdraw'), confirm: confirm('withdraw') },
    announce: { call: move('announce'), confirm: confirm('announce') },
    withdrawAward: { call: move('withdrawAward'), confirm: confirm('withdrawAward') },
    recall: { call: move('recall'), confirm: confirm('recall') },
    copy: {
      needs: 'project.manage',
      shown: () => isBuyer,
      call: callTo(
        copyProject,
        ({ id }) => ({ id }),
        ({ id }) => goTo(id),
      ),
    },
    terminate: { danger: true, reason: true, call: move('terminate'), confirm: confirm('terminate') },
    remove: {
      danger: true,
      shown: (row) => isBuyer && isDraftOfMine(row),
      call: callTo(removeProject, ({ id }) => ({ id }), onRemoved),
      confirm: confirm('remove'),
    },
  } satisfies Readonly<Record<string, RecordAction<Row>>>
}
