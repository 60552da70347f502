/** Asks a server for something; an answer that is none ends the run. */
export async function post<A>(url: string, body: object): Promise<A> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${url} answers ${response.status}: ${answer}`);
  return JSON.parse(answer) as A;
}
