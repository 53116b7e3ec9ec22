/** Numbers of the workers, each with its reason. */
import type { WorkerOptions } from '@temporalio/worker';

/** Callers wait for these: many short workflows, all of their steps local. */
export const REQUEST_WORKER: Partial<WorkerOptions> = {
  // the sandbox of a workflow is kept between its tasks; leaving this off costs half of the throughput
  reuseV8Context: true,
  // one caller holds one slot for some 20 ms; beyond this, starts fall back from eager to polled by themselves
  maxConcurrentWorkflowTaskExecutions: 100,
  // the steps share the connections of the database
  maxConcurrentLocalActivityExecutions: 100,
  // questions to the language model, product pages and photos: they wait for the network, but a page may hold 5 MB
  maxConcurrentActivityTaskExecutions: 40,
  maxCachedWorkflows: 1000,
  // a request in flight ends within its deadline; one that does not is resumed by another worker
  shutdownGraceTime: '5s',
  shutdownForceTime: '10s',
};

/** Nobody waits for these: few at a time, so that they never slow a request down. */
export const JOB_WORKER: Partial<WorkerOptions> = {
  reuseV8Context: true,
  maxConcurrentWorkflowTaskExecutions: 10,
  maxConcurrentActivityTaskExecutions: 4,
  // one thread runs the few workflows of this queue: each thread holds a copy of the bundle
  workflowThreadPoolSize: 1,
  maxCachedWorkflows: 100,
  shutdownGraceTime: '5s',
  shutdownForceTime: '10s',
};
