// Queued jobs travel by what graphile-worker's own functions take, and not as rows of its tables,
// which change between its versions. Only the payload is in none of its views.

/** For COPY … TO. A job that is running now is queued again on restore. */
export const exportJobs = `
  select j.task_identifier, p.payload, j.queue_name, j.run_at, j.max_attempts, j.key, j.priority,
    j.attempts
  from graphile_worker.jobs j join graphile_worker._private_jobs p on p.id = j.id
  order by j.id
`;

/** For COPY … FROM, before `addRestoredJobs`. */
export const createRestoredJobs = `
  create temporary table restored_jobs (
    identifier text, payload json, queue_name text, run_at timestamptz, max_attempts integer,
    job_key text, priority integer, attempts integer
  ) on commit drop
`;

export const addRestoredJobs = `
  select graphile_worker.reschedule_jobs(array[added.id], attempts => restored.attempts)
  from restored_jobs restored, lateral graphile_worker.add_job(
    restored.identifier, restored.payload, queue_name => restored.queue_name,
    run_at => restored.run_at, max_attempts => restored.max_attempts,
    job_key => restored.job_key, priority => restored.priority
  ) added
`;
