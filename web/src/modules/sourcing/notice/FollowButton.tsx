import StarFilled from '@ant-design/icons-svg/es/asn/StarFilled.js'
import StarOutlined from '@ant-design/icons-svg/es/asn/StarOutlined.js'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { followProject } from '#contract/sourcing/enrolments.ts'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { useMe } from '#web/kit/client/me.ts'
import { savePath } from '#web/kit/client/savedPath.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { projectPath } from '#web/modules/sourcing/hall/projectPath.ts'

/** Follows a project: its changes, answers and result are then sent by mail. Visitors log in first. */
export function FollowButton({ notice }: { readonly notice: ProjectNotice }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isVisitor = useMe() === null
  const follow = useWrite(followProject)
  const isFollowed = notice.can.includes('unfollow')
  const onClick = () => {
    if (!isVisitor) return follow.mutate({ projectId: notice.id, isFollowed: !isFollowed })
    savePath(projectPath(notice))
    void navigate('/login')
  }
  return (
    <Button
      size="lg"
      icon={<Icon of={isFollowed ? StarFilled : StarOutlined} />}
      busy={follow.isPending}
      onClick={onClick}
    >
      {t(isFollowed ? 'notice.action.unfollow' : 'notice.action.follow')}
    </Button>
  )
}
