import { namesIn } from './parse.rules.ts'

/** Chinese names of what a call is about, by its path between `/api/` and the last part. */
export const areaNames = namesIn(`
  ca 证书机构, user 账号, caInfo 数字证书, person 人员, audit 审计日志, role 角色, session 会话, dept 部门, position 岗位, plans 采购计划
  planCycles 计划周期, stockDocuments 出入库单, labels 标签, stock 库存, issues 领用, stockItems 库存物料, reorder 补货, inbound 入库
  counts 盘点, transfers 调拨, scraps 报废, warehouses 仓库, workbench 工作台, deadLetter 失败任务, feedback 意见反馈, conf 配置项
  dict 数据字典, legalEntity 法人主体, sequence 编号规则, printTemplate 打印模板, calendar 工作日历, application 应用, oidc 应用授权
  loginSettings 登录设置, platform/requests 公司删除申请, platform/tenants 公司, sandbox 沙箱, dataExport 数据导出, invitation 邀请
  orders 订单, receipts 收货, invoiceTitle 发票抬头, tenantOrders 全部订单, costCentres 成本中心, cart 购物车, preorder 下单, comments 评价
  callOff 框架下单, supplierOrders 供应商订单, receiverAddr 收货地址, inspections 验收, deliveries 发货, goodsCollection 商品收藏
  orderChanges 订单调整, returns 退换货, supplierReturns 供应商退换货, tenantReturns 全部退换货, arbitrations 退换货仲裁, lists 采购清单
  follows 关注, priceWatches 降价提醒, invoices 发票, supplierInvoices 供应商发票, invoiceProposals 待确认票面, payables 应付款
  prepayments 预付款, reports 结算报表, statements 对账单, supplierStatements 供应商对账单, matches 发票核对, myInvoices 我的发票
  redForms 红字信息表, supplierRedForms 供应商红字信息表, supplierTerms 供应商账期, retentions 质保金, agreement 协议
  supplierAgreement 供应商协议, priceIndex 价格指数, deptRegister 单位注册, serviceAccount 服务账号, apiKey API密钥, webhook 接口推送
  webhookDelivery 推送记录, blackList 功能限制, wallet 钱包, charges 在线支付, points 积分, pointRules 积分规则, fdfs/file 文件
  workApply 审批, approvalRule 审批规则, delegation 审批委托, messageNotice 消息, messageTemplate 消息模板, messageDelivery 消息发送
  budgetChange 预算调整, budget 预算, quota 额度, quotaApplication 额度申请, log 日志, auditChain 审计链, goodsImport 商品导入, goods 商品
  materialCodes 物料编码, openData 公开数据, accessReview 权限复核, portalHome 首页, insight/statistics 统计, insight/spend 支出分析
  insight/projects 项目分析, insight/deliveries 交付分析, insight/views 统计视图, insight/wallLinks 大屏链接, insight/wall 大屏
  encrypt 登录加密, perm 登录, basic 账户安全, factor 二次验证, payeeAccounts 收款账户, payeeAccount 我的收款账户, paymentBatches 付款批次
  paymentRequests 付款申请, supplierPayments 供应商收款, settlementPeriods 结算期间, supplier 供应商, supplierCertificate 供应商证照
  myCertificate 我的证照, supplier/people 供应商人员, seal 密封报价, contract 合同, supplierContract 供应商合同, contractStage 合同节点
  contractTemplate 合同模板, contractDeposit 履约保证金, article 文章, portalColunms 栏目, tenantGoods 全部商品, searchSynonym 同义词
  goodSearchkeyLog 搜索记录, searchHotkey 热搜词, agreementPrice 协议价, categoryRule 品类要求, zone 专区, goodsPicture 商品图片
  supplierGoods 供应商商品, catalogs 商品分类, goodsChange 商品变更, enrolment 报名, supplierProjects 供应商项目, question 答疑
  project 采购项目, tenantProjects 全部采购项目, award 定标, agencyProjects 代理项目, agency 代理机构, evaluation 评审
  supervisedProjects 监督项目, projectDeposit 投标保证金, demand 采购需求, expert 评审专家, expertDraw 专家抽取, objection 质疑
  auction 在线竞价, auctionTemplate 竞价规则模板, clarification 澄清, negotiation 议价, mailInvitation 邮件邀请, groups 团购
  groupOffers 团购活动, groupOffersReview 团购审核, ssoApp 单点登录应用, ssoSubject 单点登录对应关系, sso 单点登录, gldSso 单点登录
  hrsjSso 单点登录, operationalRoleSso 单点登录, ssoEntry 单点登录入口, settings 系统设置, portalSettings 门户设置, menu 菜单
  supplierRegister 供应商注册, supplierInvitation 供应商邀请, onboarding 供应商入驻, supplier360 供应商全景, signals 风险信号, userConf 个人设置
  quota/apply/ca 额度申请, insight/cockpit 采购驾驶舱, insight/scopes 统计范围, myCompany 企业信息, dataDict 数据字典
  supplierReturns 供应商退换货, portalEnt 门户, portalPermission 门户导航, shopingMall 商城, hall 项目大厅, evaluations 评审
  blackDetail 功能限制, matches 发票核对, extUerMap 外部账号, permission 权限, inquiryPriceMain 询价, inquiryWinResult 中标结果
  onlineCustomer 在线客服, devOutbox 开发发件箱, groupHalls 团购
  article/picture 文章图片, onboarding/applications 供应商入驻申请, onboarding/changes 企业信息变更, onboarding/contests 评分异议
  onboarding/dispositions 供应商处置, onboarding/incidents 供应商违规, onboarding/qualifications 品类准入, onboarding/restore 供应商恢复申请
  onboarding/scorecards 供应商评分, openData/profiles 公开数据设置, openData/releases 公开数据发布, passport 供应商护照
  portalHome/picture 首页图片, signalCases 风险信号, signalExemptions 信号豁免, signalRules 信号规则, supplierCatalogues 供货目录
  supplierPassport 外部护照, sysrest/trialAccountInformation 试用账号
  stockCodes 库存编码, projectOrders 项目订单
`)
