import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { FollowButton } from './FollowButton.tsx'
import { MainAction } from './MainAction.tsx'

/** Actions of small screens, at the bottom. */
export const NoticeFoot = ({ notice }: { readonly notice: ProjectNotice }) => (
  <>
    <FollowButton notice={notice} />
    <MainAction notice={notice} />
  </>
)
