export const USAGE = `makerstep: your guides from the command line

  makerstep login --server URL       reads an access token (made in the settings, under "Access tokens") and keeps it
  makerstep logout                   forgets it here; revoke it in the settings
  makerstep list [--status STATUS]   your guides: published, unpublished, archived or all; all but archived when not given
  makerstep create FILE.json ...     makes guides: the fields of POST /v1/dashboard/projects, with "steps" and "questions"
  makerstep export ID -o FILE.zip    one guide with all languages and pictures; with several IDs, -o is a folder
  makerstep export --all -o FILE.zip all of them in one file
  makerstep import FILE or FOLDER    brings guides back, or makes them from Markdown with pictures beside it; --mode skip, copy or replace for those that are there (skip), --publish
  makerstep publish ID ...           lets readers see them; "-" reads the IDs from standard input, one a line
  makerstep unpublish ID ...         takes them from readers
  makerstep operator add EMAIL       on the machine that runs the product: makes that account an operator of the site; also remove EMAIL, and list
  makerstep site joining [MODE]      on that machine: who may make an account: open, invitation or closed; --domains example.org,*.example.org
  makerstep invite LABEL             on that machine: makes a link that invites; --uses 1, --days 7; also list, and end ID
  makerstep help

Everywhere: --json for programs. export: --force to write over a file. login: --allow-http for a server without https.
Instead of login: MAKERSTEP_URL and MAKERSTEP_TOKEN in the environment.
A token needs the scope "read" for list and export, "write" for create and import, "publish" for publish, unpublish and import --publish.
The exit code is 0 when everything went well and 1 when something was refused; the rest is done nevertheless.`;
