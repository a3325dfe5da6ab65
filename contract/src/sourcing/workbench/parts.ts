import type { WorkbenchParts } from '#contract/kit/workbench/parts.ts'

const manage = '/projectManage?id='
const buyers = { entrances: ['purchaser'], needs: 'project.manage' } as const
const suppliers = { entrances: ['supplier'], needs: 'supplierProject.join' } as const

const agencies = { entrances: ['agency'], needs: 'project.follow' } as const
const agents = { entrances: ['agency'], needs: 'project.manage' } as const
const agencyProjects = '/agencyProjects'
const allProjects = '/searchBiddingList'
/** Path prefix of a project's public page, which shows its current stage. */
const publicPage = '/havePublished?id='

/** Project to-dos, recently changed projects and key figures. */
export const sourcingWorkbench = {
  todos: {
    'project.approve': {
      name: ['项目审批', 'Project approval'],
      action: ['去审批', 'Review'],
      entrances: ['purchaser'],
      needs: 'approval.decide',
      list: '/orderApproval?tab=todo',
      page: manage,
    },
    'project.open': {
      name: ['开标', 'Opening'],
      action: ['去开标室', 'Open'],
      entrances: ['purchaser', 'operator'],
      needs: 'seal.open',
      list: '/myOpenerKey',
      page: '/projectOpening?projectId=',
    },
    'project.award': {
      ...buyers,
      name: ['定标', 'Award'],
      action: ['去定标', 'Award'],
      list: '/myProjects?tab=award',
      page: '/projectComparison?id=',
    },
    'project.announce': {
      ...buyers,
      name: ['公示结果', 'Publish result'],
      action: ['去公示', 'Publish'],
      list: '/myProjects?tab=award',
      page: manage,
    },
    'project.enrolments': {
      ...buyers,
      name: ['报名审核', 'Enrolment'],
      action: ['去审核', 'Review'],
      list: '/myProjects?tab=open',
      page: manage,
    },
    'project.questions': {
      ...buyers,
      name: ['答疑', 'Question'],
      action: ['去答复', 'Answer'],
      list: '/myProjects?tab=open',
      page: manage,
    },
    'project.draft': {
      ...buyers,
      name: ['项目草稿', 'Draft project'],
      action: ['继续', 'Continue'],
      list: '/myProjects?tab=draft',
      page: '/projectEdit?id=',
    },
    'project.score': {
      name: ['评审', 'Scoring'],
      action: ['去评审', 'Score'],
      entrances: ['purchaser', 'expert'],
      needs: 'project.score',
      list: '/myEvaluations',
      page: '/projectScoring?projectId=',
    },
    'project.watchOpening': {
      name: ['开标监督', 'Opening'],
      action: ['去查看', 'View'],
      entrances: ['purchaser', 'supervisor'],
      needs: 'project.supervise',
      list: '/supervisedProjects?tab=open',
      page: manage,
    },
    'project.deadline': {
      ...agencies,
      name: ['项目截止', 'Deadline'],
      action: ['去查看', 'View'],
      list: allProjects,
      page: publicPage,
    },
    'agency.draft': {
      ...agents,
      name: ['待编制项目', 'Draft to write'],
      action: ['去编制', 'Write'],
      list: `${agencyProjects}?tab=draft`,
      page: '/projectEdit?id=',
    },
    'agency.publish': {
      ...agents,
      name: ['待发布项目', 'Ready to publish'],
      action: ['去发布', 'Publish'],
      list: `${agencyProjects}?tab=approval`,
      page: manage,
    },
    'agency.enrolments': {
      ...agents,
      name: ['报名审核', 'Enrolment'],
      action: ['去审核', 'Review'],
      list: `${agencyProjects}?tab=open`,
      page: manage,
    },
    'agency.questions': {
      ...agents,
      name: ['答疑', 'Question'],
      action: ['去答复', 'Answer'],
      list: `${agencyProjects}?tab=open`,
      page: manage,
    },
    'objection.answer': {
      ...buyers,
      name: ['质疑答复', 'Objection'],
      action: ['去答复', 'Answer'],
      list: '/projectObjections?tab=open',
    },
    'objection.decide': {
      name: ['投诉裁决', 'Complaint'],
      action: ['去裁决', 'Decide'],
      entrances: ['operator'],
      needs: 'objection.decide',
      list: '/projectObjections?tab=open',
    },
    'quote.submit': {
      ...suppliers,
      name: ['报价', 'Quote'],
      action: ['去报价', 'Quote'],
      list: '/supplierProjects?tab=joined',
      page: '/supplierQuote?id=',
    },
    'project.join': {
      ...suppliers,
      name: ['受邀项目', 'Invitation'],
      action: ['去报名', 'Enrol'],
      list: '/supplierProjects?tab=invited',
      page: '/supplierEnrolment?id=',
    },
  },
  recents: {
    project: { ...buyers, name: ['采购项目', 'Project'], list: '/myProjects', page: manage },
    evaluation: {
      name: ['评审项目', 'Evaluation'],
      entrances: ['expert'],
      needs: 'project.score',
      list: '/myEvaluations?tab=all',
      page: '/projectScoring?projectId=',
    },
    supervisedProject: {
      name: ['监督项目', 'Supervised project'],
      entrances: ['supervisor'],
      needs: 'project.supervise',
      list: '/supervisedProjects',
      page: manage,
    },
    agencyProject: { ...agents, name: ['代理项目', 'Project'], list: agencyProjects, page: manage },
    publicProject: { ...agencies, name: ['公开项目', 'Public project'], list: allProjects, page: publicPage },
    tenantProject: {
      name: ['采购项目', 'Project'],
      entrances: ['operator'],
      needs: 'project.oversee',
      list: '/tenantProjects',
      page: manage,
    },
  },
  figures: {
    'evaluations.waiting': {
      name: ['待评审项目', 'Evaluations to score'],
      note: ['已开标、尚未提交评分', 'Opened, and not scored yet'],
      measure: 'count',
      entrances: ['expert'],
      needs: 'project.score',
      list: '/myEvaluations',
    },
    'supervised.running': {
      name: ['监督中的项目', 'Supervised projects'],
      note: ['报名至定标', 'From enrolment to award'],
      measure: 'count',
      entrances: ['supervisor'],
      needs: 'project.supervise',
      list: '/supervisedProjects?tab=open',
    },
    'agency.running': {
      ...agents,
      name: ['代理中的项目', 'Running projects'],
      note: ['尚未结束的委托项目', 'Projects of your agency that are not over'],
      measure: 'count',
      list: agencyProjects,
    },
    'projects.running': {
      name: ['进行中的项目', 'Running projects'],
      note: ['报名至定标', 'From enrolment to award'],
      measure: 'count',
      entrances: ['operator'],
      needs: 'project.oversee',
      list: '/tenantProjects?tab=open',
    },
  },
  charts: {
    published: {
      name: ['采购项目', 'Projects'],
      place: 20,
      entrances: ['operator'],
      needs: 'project.oversee',
      shape: 'bar',
      measure: ['个', 'projects'],
      series: [
        ['发布', 'Published'],
        ['结束', 'Ended'],
      ],
    },
  },
} as const satisfies WorkbenchParts
