// Written by `npm run api-types` from the description of the API. A test fails when it is not up to date.

export interface paths {
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes an account. */
        post: operations["postAuthRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with e-mail and password. */
        post: operations["postAuthLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with the token of a provider: google (an id token) or facebook (an access token). */
        post: operations["postAuthLoginByProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchanges a refresh token for new tokens; each works once. */
        post: operations["postAuthRefresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the session of a refresh token. */
        post: operations["postAuthLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a mail with a link for a new password, if there is such an account. */
        post: operations["postAuthForgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password with the token of that mail, ends all sessions and revokes all access tokens. */
        post: operations["postAuthResetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms an e-mail with the token of the confirmation mail. */
        post: operations["postAuthConfirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Leads to the page that ends the daily mail; changes nothing. */
        get: operations["getAuthUnsubscribe"];
        put?: never;
        /** Ends the daily mail with the token of its link; any body will do. */
        post: operations["postAuthUnsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account with its creator.
         * @description A personal access token needs the scope `read`.
         */
        get: operations["getDashboardUser"];
        put?: never;
        post?: never;
        /**
         * Deletes the account with all its projects and files.
         * @description Only for a signed-in session: a personal access token is refused.
         */
        delete: operations["deleteDashboardUser"];
        options?: never;
        head?: never;
        /**
         * Changes the name, the creator's profile and pictures, the settings, or the password; a new password ends the other sessions and revokes all access tokens.
         * @description Only for a signed-in session: a personal access token is refused.
         */
        patch: operations["patchDashboardUser"];
        trace?: never;
    };
    "/dashboard/user/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the confirmation mail again.
         * @description Only for a signed-in session: a personal access token is refused.
         */
        post: operations["postDashboardUserConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything held about the account, as one JSON document.
         * @description Only for a signed-in session: a personal access token is refused.
         */
        get: operations["getDashboardUserExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/user/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sessions of the account.
         * @description Only for a signed-in session: a personal access token is refused.
         */
        get: operations["getDashboardUserSessions"];
        put?: never;
        post?: never;
        /**
         * Ends the other sessions, or all of them.
         * @description Only for a signed-in session: a personal access token is refused.
         */
        delete: operations["deleteDashboardUserSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/user/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends one session.
         * @description Only for a signed-in session: a personal access token is refused.
         */
        delete: operations["deleteDashboardUserSessionsBySessionId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/user/storage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much of its room for pictures the account has used.
         * @description A personal access token needs the scope `read`.
         */
        get: operations["getDashboardUserStorage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's own tokens, the newest first: what they may do, until when, and when they were last used.
         * @description Only for a signed-in session: a personal access token is refused.
         */
        get: operations["getDashboardTokens"];
        put?: never;
        /**
         * Makes a token; this answer is the only one that ever holds it. A new password of the account revokes all tokens.
         * @description Only for a signed-in session: a personal access token is refused.
         */
        post: operations["postDashboardTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/tokens/{tokenId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revokes a token; it opens nothing from then on.
         * @description Only for a signed-in session: a personal access token is refused.
         */
        delete: operations["deleteDashboardTokensByTokenId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of one's own projects.
         * @description A personal access token needs the scope `read`.
         */
        get: operations["getDashboardProjects"];
        put?: never;
        /**
         * Makes a project.
         * @description A personal access token needs the scope `write`.
         */
        post: operations["postDashboardProjects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's own project with its steps and questions.
         * @description A personal access token needs the scope `read`.
         */
        get: operations["getDashboardProjectsById"];
        put?: never;
        post?: never;
        /**
         * Deletes a project; it can be restored for ten minutes.
         * @description A personal access token needs the scope `write`.
         */
        delete: operations["deleteDashboardProjectsById"];
        options?: never;
        head?: never;
        /**
         * Changes a project, its picture, or what the picture shows.
         * @description A personal access token needs the scope `write`.
         */
        patch: operations["patchDashboardProjectsById"];
        trace?: never;
    };
    "/dashboard/projects/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Brings a deleted project back.
         * @description A personal access token needs the scope `write`.
         */
        post: operations["postDashboardProjectsByIdRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/projects/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a full unpublished copy of a project.
         * @description A personal access token needs the scope `write`.
         */
        post: operations["postDashboardProjectsByIdDuplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/projects/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Publishes a project.
         * @description A personal access token needs the scope `publish`.
         */
        patch: operations["patchDashboardProjectsByIdPublish"];
        trace?: never;
    };
    "/dashboard/projects/{id}/unpublish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Takes a project from the public.
         * @description A personal access token needs the scope `publish`.
         */
        patch: operations["patchDashboardProjectsByIdUnpublish"];
        trace?: never;
    };
    "/dashboard/projects/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Puts a project away; it leaves the public at once.
         * @description A personal access token needs the scope `publish`.
         */
        patch: operations["patchDashboardProjectsByIdArchive"];
        trace?: never;
    };
    "/dashboard/projects/{id}/unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Takes a project out of the archive; it is unpublished then.
         * @description A personal access token needs the scope `publish`.
         */
        patch: operations["patchDashboardProjectsByIdUnarchive"];
        trace?: never;
    };
    "/dashboard/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What one wrote in earlier projects: brands, categories, tags, tools and parts.
         * @description A personal access token needs the scope `read`.
         */
        get: operations["getDashboardSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/projects/{id}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a step (type 1) or a chapter (type 2) at the end.
         * @description A personal access token needs the scope `write`.
         */
        post: operations["postDashboardProjectsByIdSteps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/projects/{id}/steps/{stepId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a step; it can be restored for ten minutes.
         * @description A personal access token needs the scope `write`.
         */
        delete: operations["deleteDashboardProjectsByIdStepsByStepId"];
        options?: never;
        head?: never;
        /**
         * Changes a step or a chapter.
         * @description A personal access token needs the scope `write`.
         */
        patch: operations["patchDashboardProjectsByIdStepsByStepId"];
        trace?: never;
    };
    "/dashboard/projects/{id}/steps/{stepId}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copies a step to the place behind it.
         * @description A personal access token needs the scope `write`.
         */
        post: operations["postDashboardProjectsByIdStepsByStepIdDuplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/projects/{id}/steps/{stepId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Brings a deleted step back to its place.
         * @description A personal access token needs the scope `write`.
         */
        post: operations["postDashboardProjectsByIdStepsByStepIdRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/projects/{id}/steps/{stepId}/swap-picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchanges the pictures of two steps, and what is said of them; a step without a picture gives none.
         * @description A personal access token needs the scope `write`.
         */
        post: operations["postDashboardProjectsByIdStepsByStepIdSwapPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/projects/{id}/steps/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Puts the steps in order; all of them must be named once.
         * @description A personal access token needs the scope `write`.
         */
        patch: operations["patchDashboardProjectsByIdStepsSort"];
        trace?: never;
    };
    "/dashboard/projects/{id}/faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a question with its answer.
         * @description A personal access token needs the scope `write`.
         */
        post: operations["postDashboardProjectsByIdFaq"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/projects/{id}/faq/{questionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a question; it can be restored for ten minutes.
         * @description A personal access token needs the scope `write`.
         */
        delete: operations["deleteDashboardProjectsByIdFaqByQuestionId"];
        options?: never;
        head?: never;
        /**
         * Changes a question.
         * @description A personal access token needs the scope `write`.
         */
        patch: operations["patchDashboardProjectsByIdFaqByQuestionId"];
        trace?: never;
    };
    "/dashboard/projects/{id}/faq/{questionId}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copies a question to the place behind it.
         * @description A personal access token needs the scope `write`.
         */
        post: operations["postDashboardProjectsByIdFaqByQuestionIdDuplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/projects/{id}/faq/{questionId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Brings a deleted question back to its place.
         * @description A personal access token needs the scope `write`.
         */
        post: operations["postDashboardProjectsByIdFaqByQuestionIdRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/projects/{id}/faq/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Puts the questions in order; all of them must be named once.
         * @description A personal access token needs the scope `write`.
         */
        patch: operations["patchDashboardProjectsByIdFaqSort"];
        trace?: never;
    };
    "/dashboard/projects/{id}/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The texts of a project with their translations as CSV, or as XLIFF 1.2 with `format=xliff`.
         * @description A personal access token needs the scope `read`.
         */
        get: operations["getDashboardProjectsByIdTranslations"];
        put?: never;
        /**
         * Writes the translations of such a file, at most 4 MB. A text that changed since the file was written is left, unless `overwrite` names it.
         * @description A personal access token needs the scope `write`.
         */
        post: operations["postDashboardProjectsByIdTranslations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/sign-url/{uploadKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs an upload; the bytes then go by PUT to the address in the answer. `uploadKey` says what the picture is for.
         * @description A personal access token needs the scope `write`.
         */
        post: operations["postDashboardSignUrlByUploadKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Takes the bytes of a signed upload; send them to `signedRequest` as it is.
         * @description At most 2 MB (2,097,152 bytes) and 40 megapixels, once, within ten minutes, with the `Content-Type` that was signed and bytes of that type. Needs no token: the address is the proof. Of what is refused nothing is kept. Where the installation keeps pictures in Vercel Blob, `signedRequest` leads there instead, and the picture is checked when it is attached.
         */
        put: operations["putUploadsByKey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/projects/{id}/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the feedback on a project, with averages over all of the filter.
         * @description A personal access token needs the scope `read`.
         */
        get: operations["getDashboardProjectsByIdFeedback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/projects/{id}/feedback/{feedbackId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Marks a feedback as new (1) or read (2).
         * @description A personal access token needs the scope `write`.
         */
        patch: operations["patchDashboardProjectsByIdFeedbackByFeedbackId"];
        trace?: never;
    };
    "/dashboard/projects/{id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reports on a project, step by step.
         * @description A personal access token needs the scope `read`.
         */
        get: operations["getDashboardProjectsByIdReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/projects/{id}/reports/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Marks a report as new (1) or read (2).
         * @description A personal access token needs the scope `write`.
         */
        patch: operations["patchDashboardProjectsByIdReportsByReportId"];
        trace?: never;
    };
    "/dashboard/projects/{id}/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the readers of a project did, and a page of the visits.
         * @description A personal access token needs the scope `read`.
         */
        get: operations["getDashboardProjectsByIdAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/projects/{id}/analytics/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * In which languages the visits of a project were.
         * @description A personal access token needs the scope `read`.
         */
        get: operations["getDashboardProjectsByIdAnalyticsLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/projects/{id}/analytics/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * On what devices the visits of a project were.
         * @description A personal access token needs the scope `read`.
         */
        get: operations["getDashboardProjectsByIdAnalyticsDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/projects/{id}/analytics/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Views and visits of a project on each UTC day.
         * @description A personal access token needs the scope `read`.
         */
        get: operations["getDashboardProjectsByIdAnalyticsDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/projects/{id}/analytics/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many visits reached and left each step, and how long they stayed.
         * @description A personal access token needs the scope `read`.
         */
        get: operations["getDashboardProjectsByIdAnalyticsSteps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the readers of all of one's projects did, and a page of the projects.
         * @description A personal access token needs the scope `read`.
         */
        get: operations["getDashboardAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/analytics/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * In which languages the visits of all of one's projects were.
         * @description A personal access token needs the scope `read`.
         */
        get: operations["getDashboardAnalyticsLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/analytics/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * On what devices the visits of all of one's projects were.
         * @description A personal access token needs the scope `read`.
         */
        get: operations["getDashboardAnalyticsDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/analytics/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Views and visits of all of one's projects on each UTC day.
         * @description A personal access token needs the scope `read`.
         */
        get: operations["getDashboardAnalyticsDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/projects/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A project in all its languages, with its pictures.
         * @description A personal access token needs the scope `read`.
         */
        get: operations["getDashboardProjectsByIdExport"];
        put?: never;
        /**
         * An address from which a browser saves the same by itself, without a bearer, within a minute.
         * @description Only for a signed-in session: a personal access token is refused.
         */
        post: operations["postDashboardProjectsByIdExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All of one's projects, whatever their status.
         * @description A personal access token needs the scope `read`.
         */
        get: operations["getDashboardExport"];
        put?: never;
        /**
         * An address from which a browser saves the same by itself, without a bearer, within a minute.
         * @description Only for a signed-in session: a personal access token is refused.
         */
        post: operations["postDashboardExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/downloads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What such an address opens: a ZIP file, at most three times, as long as the session lives that asked for it. */
        get: operations["getDownloads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The imports of the last seven days, newest first.
         * @description A personal access token needs the scope `read`.
         */
        get: operations["getDashboardImports"];
        put?: never;
        /**
         * Takes a file of guides, at most 500 MB, and imports it beside; GET its id to see how it goes.
         * @description With `publish=true`, a personal access token needs the scope `publish` too. A personal access token needs the scope `write`.
         */
        post: operations["postDashboardImports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/imports/{importId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How an import goes, what has become of each guide, and what was refused: file, line and reason.
         * @description A personal access token needs the scope `read`.
         */
        get: operations["getDashboardImportsByImportId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/imports/{importId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends an import after the guide that is under way; what was imported stays.
         * @description A personal access token needs the scope `write`.
         */
        post: operations["postDashboardImportsByImportIdCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/imports/{importId}/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says what is to become of guides that are there already; the import then goes on.
         * @description A personal access token needs the scope `write`.
         */
        post: operations["postDashboardImportsByImportIdChoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the published public projects; `name` searches them. */
        get: operations["getProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one can choose among the hits of a search: languages, categories and tags with their numbers. */
        get: operations["getProjectsFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A published project with its steps and questions. */
        get: operations["getProjectsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registers a view: one a visitor in 30 minutes. */
        post: operations["postProjectsByIdView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends what one thinks of a project. */
        post: operations["postProjectsByIdFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/steps/{stepId}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports what is wrong with a step. */
        post: operations["postProjectsByIdStepsByStepIdReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells how long a visit and its steps took; a later record of the same `sessionId` replaces the earlier. */
        post: operations["postProjectsByIdAnalytics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back a feedback or a report with the token of the mail that confirmed it. */
        post: operations["postWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Writes to those who run this installation. */
        post: operations["postContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oembed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How another site shows a guide, by the address of its page (oEmbed). */
        get: operations["getOembed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The webhooks of the account.
         * @description Only for a signed-in session: a personal access token is refused.
         */
        get: operations["getDashboardWebhooks"];
        put?: never;
        /**
         * Makes a webhook; the answer is the only one that holds its secret.
         * @description Only for a signed-in session: a personal access token is refused.
         */
        post: operations["postDashboardWebhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a webhook with its log.
         * @description Only for a signed-in session: a personal access token is refused.
         */
        delete: operations["deleteDashboardWebhooksByWebhookId"];
        options?: never;
        head?: never;
        /**
         * Changes where or what is told, or switches it on or off.
         * @description Only for a signed-in session: a personal access token is refused.
         */
        patch: operations["patchDashboardWebhooksByWebhookId"];
        trace?: never;
    };
    "/dashboard/webhooks/{webhookId}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes another secret; the former one signs too for 24 hours.
         * @description Only for a signed-in session: a personal access token is refused.
         */
        post: operations["postDashboardWebhooksByWebhookIdSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an event of the type webhook.test, once.
         * @description Only for a signed-in session: a personal access token is refused.
         */
        post: operations["postDashboardWebhooksByWebhookIdTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was told in the last 30 days, with every attempt.
         * @description Only for a signed-in session: a personal access token is refused.
         */
        get: operations["getDashboardWebhooksByWebhookIdDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/webhooks/{webhookId}/deliveries/{deliveryId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an event once more, under its id.
         * @description Only for a signed-in session: a personal access token is refused.
         */
        post: operations["postDashboardWebhooksByWebhookIdDeliveriesByDeliveryIdResend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Creator: {
            /** @description Twelve characters by which the address of the public page names a creator. */
            uid: string;
            name: string;
            avatar: components["schemas"]["Picture"] | null;
            cover: components["schemas"]["Picture"] | null;
            textColor: string;
            backgroundColor: string;
            coverOpacity: number;
            smallDescription: string;
            url: string;
            verified: boolean;
        };
        Feedback: {
            id: string;
            name: string;
            email: string;
            subject: string;
            message: string;
            /**
             * @description A language tag, as `en` or `pt-BR`.
             * @enum {string}
             */
            lang: "pt-BR" | "en" | "es" | "fr" | "de";
            /** @description Of a guide: 1 unpublished, 2 published, 3 archived. Of a feedback or report: 1 new, 2 read. */
            status: 1 | 2;
            /** Format: date-time */
            createdAt: string;
            /** @description From 0.5 to 5, in halves. */
            rating: number;
            /** @description From 1 (very difficult) to 5 (very easy). */
            difficulty: number;
        };
        LocalizedText: {
            /**
             * @description A language tag, as `en` or `pt-BR`.
             * @enum {string}
             */
            lang: "pt-BR" | "en" | "es" | "fr" | "de";
            value: string;
            /**
             * @description The text is not translated yet; its `value` is empty then.
             * @constant
             */
            pending?: true;
        };
        Picture: {
            name: string;
            /**
             * Format: uri
             * @description Absolute address of the largest variant; ends with the key.
             */
            url: string;
            /** @description What to send as `url` of a picture once its bytes are there. */
            key: string;
            width: number;
            height: number;
            placeholder: string | null;
            /** @description Smaller ones, the narrowest first. */
            variants: {
                /**
                 * Format: uri
                 * @description Absolute address.
                 */
                url: string;
                width: number;
            }[];
        };
        Project: {
            id: string;
            /** @description Twelve characters by which public addresses name a guide. */
            projectUid: string;
            name: string;
            description: string;
            /** @description Hours and minutes, as in `01:30`: from `00:01` to `99:59`. */
            averageTime: string;
            /** @description How many people it takes. */
            people: number;
            tools: string[];
            parts: string[];
            /** @description The reference code, as printed on a product. */
            ref: string;
            brand: string;
            category: string;
            tags: string[];
            views: number;
            /** @description Of a guide: 1 public, 2 private (for anyone with the link). Of a step: 1 step, 2 chapter. */
            type: 1 | 2;
            /** @description Of a guide: 1 unpublished, 2 published, 3 archived. Of a feedback or report: 1 new, 2 read. */
            status: 1 | 2 | 3;
            /** @description The first is the primary language. */
            languages: ("pt-BR" | "en" | "es" | "fr" | "de")[];
            /** @description A picture. To attach one, send its `name` and, as `url`, the `key` of its upload; `null` removes it. */
            file: components["schemas"]["Picture"] | null;
            /** @description What the picture shows, for those who cannot see it. */
            alt: components["schemas"]["LocalizedText"][];
            /** @description Steps without chapters. */
            stepCount: number;
            source: {
                title: string;
                url: string;
                license: string;
                author: string;
            } | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            publishedAt: string | null;
            /** @description Grows with each change. Sent with a change, it refuses the change when somebody else was quicker. */
            version: number;
            steps: components["schemas"]["Step"][];
            questions: components["schemas"]["Question"][];
        };
        ProjectCard: {
            id: string;
            /** @description Twelve characters by which public addresses name a guide. */
            projectUid: string;
            name: string;
            description: string;
            /** @description Hours and minutes, as in `01:30`: from `00:01` to `99:59`. */
            averageTime: string;
            /** @description How many people it takes. */
            people: number;
            tools: string[];
            parts: string[];
            /** @description The reference code, as printed on a product. */
            ref: string;
            brand: string;
            category: string;
            tags: string[];
            views: number;
            /** @description Of a guide: 1 public, 2 private (for anyone with the link). Of a step: 1 step, 2 chapter. */
            type: 1 | 2;
            /** @description Of a guide: 1 unpublished, 2 published, 3 archived. Of a feedback or report: 1 new, 2 read. */
            status: 1 | 2 | 3;
            /** @description The first is the primary language. */
            languages: ("pt-BR" | "en" | "es" | "fr" | "de")[];
            /** @description The picture of the project, else that of its first step with one. */
            file: components["schemas"]["Picture"] | null;
            /** @description What the picture shows, for those who cannot see it. */
            alt: components["schemas"]["LocalizedText"][];
            /** @description Steps without chapters. */
            stepCount: number;
            source: {
                title: string;
                url: string;
                license: string;
                author: string;
            } | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            publishedAt: string | null;
            /** @description What readers gave on average; null until three have rated the guide. */
            rating: {
                /** @description With two decimals. */
                average: number;
                /** @description How many readers have rated the guide. */
                count: number;
            } | null;
            creator: {
                /** @description Twelve characters by which the address of the public page names a creator. */
                uid: string;
                name: string;
                avatar: components["schemas"]["Picture"] | null;
                verified: boolean;
                backgroundColor: string;
                textColor: string;
            };
        };
        PublicProject: {
            id: string;
            /** @description Twelve characters by which public addresses name a guide. */
            projectUid: string;
            name: string;
            description: string;
            /** @description Hours and minutes, as in `01:30`: from `00:01` to `99:59`. */
            averageTime: string;
            /** @description How many people it takes. */
            people: number;
            tools: string[];
            parts: string[];
            /** @description The reference code, as printed on a product. */
            ref: string;
            brand: string;
            category: string;
            tags: string[];
            views: number;
            /** @description Of a guide: 1 public, 2 private (for anyone with the link). Of a step: 1 step, 2 chapter. */
            type: 1 | 2;
            /** @description Of a guide: 1 unpublished, 2 published, 3 archived. Of a feedback or report: 1 new, 2 read. */
            status: 1 | 2 | 3;
            /** @description The first is the primary language. */
            languages: ("pt-BR" | "en" | "es" | "fr" | "de")[];
            /** @description The picture of the project, else that of its first step with one. */
            file: components["schemas"]["Picture"] | null;
            /** @description What the picture shows, for those who cannot see it. */
            alt: components["schemas"]["LocalizedText"][];
            /** @description Steps without chapters. */
            stepCount: number;
            source: {
                title: string;
                url: string;
                license: string;
                author: string;
            } | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            publishedAt: string | null;
            /** @description What readers gave on average; null until three have rated the guide. */
            rating: {
                /** @description With two decimals. */
                average: number;
                /** @description How many readers have rated the guide. */
                count: number;
            } | null;
            creator: components["schemas"]["Creator"];
            steps: components["schemas"]["PublicStep"][];
            questions: components["schemas"]["PublicQuestion"][];
        };
        PublicQuestion: {
            id: string;
            question: components["schemas"]["LocalizedText"][];
            answer: components["schemas"]["LocalizedText"][];
        };
        PublicStep: {
            id: string;
            /** @description Twelve characters by which public addresses name a guide. */
            projectUid: string;
            name: components["schemas"]["LocalizedText"][];
            description: components["schemas"]["LocalizedText"][];
            /** @description Of a guide: 1 public, 2 private (for anyone with the link). Of a step: 1 step, 2 chapter. */
            type: 1 | 2;
            /** @description A picture. To attach one, send its `name` and, as `url`, the `key` of its upload; `null` removes it. */
            file: components["schemas"]["Picture"] | null;
            /** @description What the picture shows, for those who cannot see it. */
            alt: components["schemas"]["LocalizedText"][];
        };
        Question: {
            id: string;
            question: components["schemas"]["LocalizedText"][];
            answer: components["schemas"]["LocalizedText"][];
            /** @description Grows with each change. Sent with a change, it refuses the change when somebody else was quicker. */
            version: number;
        };
        Report: {
            id: string;
            name: string;
            email: string;
            subject: string;
            message: string;
            /**
             * @description A language tag, as `en` or `pt-BR`.
             * @enum {string}
             */
            lang: "pt-BR" | "en" | "es" | "fr" | "de";
            /** @description Of a guide: 1 unpublished, 2 published, 3 archived. Of a feedback or report: 1 new, 2 read. */
            status: 1 | 2;
            /** Format: date-time */
            createdAt: string;
            /** @description The `id` of a step or chapter. */
            stepId: string;
        };
        Step: {
            id: string;
            /** @description Twelve characters by which public addresses name a guide. */
            projectUid: string;
            name: components["schemas"]["LocalizedText"][];
            description: components["schemas"]["LocalizedText"][];
            /** @description Of a guide: 1 public, 2 private (for anyone with the link). Of a step: 1 step, 2 chapter. */
            type: 1 | 2;
            /** @description A picture. To attach one, send its `name` and, as `url`, the `key` of its upload; `null` removes it. */
            file: components["schemas"]["Picture"] | null;
            /** @description What the picture shows, for those who cannot see it. */
            alt: components["schemas"]["LocalizedText"][];
            /** @description Grows with each change. Sent with a change, it refuses the change when somebody else was quicker. */
            version: number;
        };
        Tokens: {
            access: {
                token: string;
                /**
                 * Format: date-time
                 * @description An instant in ISO 8601.
                 */
                expires: string;
            };
            refresh: {
                token: string;
                /**
                 * Format: date-time
                 * @description An instant in ISO 8601.
                 */
                expires: string;
            };
        };
        User: {
            id: string;
            name: string;
            email: string;
            creator: components["schemas"]["Creator"];
        };
        Webhook: {
            id: string;
            url: string;
            events: ("project.published" | "project.unpublished" | "feedback.received" | "report.received")[];
            isOn: boolean;
            /** @enum {string} */
            state: "on" | "failing" | "off";
            offReason: ("gone" | "failing") | null;
            failingSince: string | null;
            previousSecretUntil: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        WebhookDelivery: {
            id: string;
            /** @enum {string} */
            event: "project.published" | "project.unpublished" | "feedback.received" | "report.received" | "webhook.test";
            /** @enum {string} */
            status: "waiting" | "delivered" | "failed";
            /** Format: date-time */
            createdAt: string;
            nextAttemptAt: string | null;
            payload: {
                type: string;
                /** Format: date-time */
                timestamp: string;
            } & {
                [key: string]: unknown;
            };
            attempts: {
                /** Format: date-time */
                startedAt: string;
                /** @description In milliseconds. */
                duration: number;
                httpStatus: number | null;
                problem: ("bad_url" | "credentials" | "port" | "not_public" | "unknown_host" | "certificate" | "redirects" | "timeout" | "unreachable" | "secret") | null;
                answer: string;
            }[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    postAuthRegister: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** Format: email */
                    email: string;
                    /** @description Counted in code points after the Unicode normalisation NFKC. The most common passwords, one character repeated, and your own address are refused. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["User"];
                    };
                };
            };
        };
    };
    postAuthLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["User"];
                        tokens: components["schemas"]["Tokens"];
                    };
                };
            };
        };
    };
    postAuthLoginByProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Who made the token. */
                provider: "google" | "facebook";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["User"];
                        tokens: components["schemas"]["Tokens"];
                    };
                };
            };
        };
    };
    postAuthRefresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refreshToken: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tokens: components["schemas"]["Tokens"];
                    };
                };
            };
        };
    };
    postAuthLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refreshToken: string;
                };
            };
        };
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postAuthForgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description It will be done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    postAuthResetPassword: {
        parameters: {
            query?: {
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Counted in code points after the Unicode normalisation NFKC. The most common passwords, one character repeated, and your own address are refused. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postAuthConfirmEmail: {
        parameters: {
            query?: {
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getAuthUnsubscribe: {
        parameters: {
            query?: {
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Leads on. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postAuthUnsubscribe: {
        parameters: {
            query?: {
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getDashboardUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        email: string;
                        creator: components["schemas"]["Creator"];
                        emailConfirmed: boolean;
                        hasPassword: boolean;
                        providers: ("google" | "facebook")[];
                        isFreshFromProvider: boolean;
                        dailyMail: boolean;
                        /** @description Whether creators see your name and e-mail with the records of your visits; null until you have answered, which counts as no. */
                        namedVisits: boolean | null;
                    };
                };
            };
        };
    };
    deleteDashboardUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description To make sure that it is you. */
                    currentPassword?: string;
                };
            };
        };
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchDashboardUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    creator?: {
                        name?: string;
                        textColor?: string;
                        backgroundColor?: string;
                        coverOpacity?: number;
                        smallDescription?: string;
                        /** @description The address of a page of yours, without user name and password; empty for none. */
                        url?: string;
                        avatar?: {
                            name?: string;
                            url: string;
                        } | null;
                        cover?: {
                            name?: string;
                            url: string;
                        } | null;
                    };
                    dailyMail?: boolean;
                    /** @description With false, name and e-mail also leave the records that are there. */
                    namedVisits?: boolean;
                    /** @description To make sure that it is you. */
                    currentPassword?: string;
                    /** @description Counted in code points after the Unicode normalisation NFKC. The most common passwords, one character repeated, and your own address are refused. */
                    password?: string;
                    /** @description The same once more. */
                    password2?: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        email: string;
                        creator: components["schemas"]["Creator"];
                        emailConfirmed: boolean;
                        hasPassword: boolean;
                        providers: ("google" | "facebook")[];
                        isFreshFromProvider: boolean;
                        dailyMail: boolean;
                        /** @description Whether creators see your name and e-mail with the records of your visits; null until you have answered, which counts as no. */
                        namedVisits: boolean | null;
                    };
                };
            };
        };
    };
    postDashboardUserConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description It will be done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    getDashboardUserExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    getDashboardUserSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            id: string;
                            device: string;
                            isCurrent: boolean;
                            provider: ("google" | "facebook") | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            lastUsedAt: string;
                        }[];
                        /** @description How many there are on all pages. */
                        totalResults: number;
                    };
                };
            };
        };
    };
    deleteDashboardUserSessions: {
        parameters: {
            query?: {
                scope?: "others" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteDashboardUserSessionsBySessionId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of a session of the account. */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getDashboardUserStorage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What the pictures of the account take as they are stored; the same picture counts once. */
                        usedBytes: number;
                        /** @description What they may take in all. More is refused with `account_storage_full`. */
                        maxBytes: number;
                        usedPictures: number;
                        /** @description How many they may be. */
                        maxPictures: number;
                    };
                };
            };
        };
    };
    getDashboardTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            id: string;
                            name: string;
                            /** @description `read`, `write` or `publish`; the latter two include reading. */
                            scopes: ("read" | "write" | "publish")[];
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            expiresAt: string;
                            lastUsedAt: string | null;
                        }[];
                        /** @description How many there are on all pages. */
                        totalResults: number;
                    };
                };
            };
        };
    };
    postDashboardTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @description `read`, `write` or `publish`; the latter two include reading. */
                    scopes: ("read" | "write" | "publish")[];
                    /** @enum {number} */
                    expiresInDays: 7 | 30 | 90 | 365;
                    /** @description To make sure that it is you. */
                    currentPassword?: string;
                };
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        /** @description `read`, `write` or `publish`; the latter two include reading. */
                        scopes: ("read" | "write" | "publish")[];
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        expiresAt: string;
                        lastUsedAt: string | null;
                        token: string;
                    };
                };
            };
        };
    };
    deleteDashboardTokensByTokenId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of a personal access token. */
                tokenId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getDashboardProjects: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: number;
                limit?: number;
                sortBy?: "createdAt:desc" | "createdAt:asc" | "updatedAt:desc" | "name:asc" | "views:desc";
                /** @description Words that must all be in the name, or a part of the reference code; case and accents do not matter. */
                name?: string;
                /** @description Without one, whatever is not archived. */
                status?: "published" | "unpublished" | "archived" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            id: string;
                            /** @description Twelve characters by which public addresses name a guide. */
                            projectUid: string;
                            name: string;
                            description: string;
                            /** @description Hours and minutes, as in `01:30`: from `00:01` to `99:59`. */
                            averageTime: string;
                            /** @description How many people it takes. */
                            people: number;
                            tools: string[];
                            parts: string[];
                            /** @description The reference code, as printed on a product. */
                            ref: string;
                            brand: string;
                            category: string;
                            tags: string[];
                            views: number;
                            /** @description Of a guide: 1 public, 2 private (for anyone with the link). Of a step: 1 step, 2 chapter. */
                            type: 1 | 2;
                            /** @description Of a guide: 1 unpublished, 2 published, 3 archived. Of a feedback or report: 1 new, 2 read. */
                            status: 1 | 2 | 3;
                            /** @description The first is the primary language. */
                            languages: ("pt-BR" | "en" | "es" | "fr" | "de")[];
                            /** @description A picture. To attach one, send its `name` and, as `url`, the `key` of its upload; `null` removes it. */
                            file: components["schemas"]["Picture"] | null;
                            /** @description What the picture shows, for those who cannot see it. */
                            alt: components["schemas"]["LocalizedText"][];
                            /** @description Steps without chapters. */
                            stepCount: number;
                            source: {
                                title: string;
                                url: string;
                                license: string;
                                author: string;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            publishedAt: string | null;
                            /** @description Grows with each change. Sent with a change, it refuses the change when somebody else was quicker. */
                            version: number;
                            /** @description How many of the texts of steps and questions are written in each language, in the order of `languages`. What is only proposed does not count; where there are no texts, `percent` is 100. */
                            progress: {
                                /**
                                 * @description A language tag, as `en` or `pt-BR`.
                                 * @enum {string}
                                 */
                                lang: "pt-BR" | "en" | "es" | "fr" | "de";
                                written: number;
                                total: number;
                                percent: number;
                            }[];
                            /** @description Where the project has no picture, that of the last step with one. To take it, send its `name` and `url` as `file`. */
                            lastStepFile: components["schemas"]["Picture"] | null;
                        }[];
                        /** @description How many there are on all pages. */
                        totalResults: number;
                    };
                };
            };
        };
    };
    postDashboardProjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    description?: string;
                    /** @description Hours and minutes, as in `01:30`: from `00:01` to `99:59`. */
                    averageTime: string;
                    /**
                     * @description How many people it takes.
                     * @default 1
                     */
                    people?: number;
                    /** @description Kept in their order, doubles too. Blank ones are dropped before they are counted. */
                    tools?: string[];
                    /** @description Kept in their order, doubles too. Blank ones are dropped before they are counted. */
                    parts?: string[];
                    /** @description The reference code, as printed on a product. */
                    ref?: string;
                    brand?: string;
                    category?: string;
                    /** @description Blank ones, and doubles without regard to case, are dropped before they are counted. */
                    tags?: string[];
                    /** @description Of a guide: 1 public, 2 private (for anyone with the link). Of a step: 1 step, 2 chapter. */
                    type: 1 | 2;
                    /** @description The first is the primary language. */
                    languages: ("pt-BR" | "en" | "es" | "fr" | "de")[];
                };
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @description Twelve characters by which public addresses name a guide. */
                        projectUid: string;
                    };
                };
            };
        };
    };
    getDashboardProjectsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
        };
    };
    deleteDashboardProjectsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchDashboardProjectsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    description?: string;
                    /** @description Hours and minutes, as in `01:30`: from `00:01` to `99:59`. */
                    averageTime?: string;
                    /** @description How many people it takes. */
                    people?: number;
                    /** @description Kept in their order, doubles too. Blank ones are dropped before they are counted. */
                    tools?: string[];
                    /** @description Kept in their order, doubles too. Blank ones are dropped before they are counted. */
                    parts?: string[];
                    /** @description The reference code, as printed on a product. */
                    ref?: string;
                    brand?: string;
                    category?: string;
                    /** @description Blank ones, and doubles without regard to case, are dropped before they are counted. */
                    tags?: string[];
                    /** @description Of a guide: 1 public, 2 private (for anyone with the link). Of a step: 1 step, 2 chapter. */
                    type?: 1 | 2;
                    /** @description The first is the primary language. */
                    languages?: ("pt-BR" | "en" | "es" | "fr" | "de")[];
                    /** @description A picture. To attach one, send its `name` and, as `url`, the `key` of its upload; `null` removes it. */
                    file?: {
                        name: string;
                        /** @description The `key` of an upload of yours that was not used up, or the address of a picture of yours. */
                        url: string;
                    } | null;
                    /** @description What the picture shows, for those who cannot see it: at most one entry for each language of the project. A language that is missing or empty is not described. Replaces the whole list when a project, step or question is changed. Texts in languages that the project does not have at present are kept and come back with their language. */
                    alt?: ({
                        /**
                         * @description A language tag, as `en` or `pt-BR`.
                         * @enum {string}
                         */
                        lang: "pt-BR" | "en" | "es" | "fr" | "de";
                        value: string;
                    } | {
                        /**
                         * @description A language tag, as `en` or `pt-BR`.
                         * @enum {string}
                         */
                        lang: "pt-BR" | "en" | "es" | "fr" | "de";
                        value: string;
                        /**
                         * @description The text is not translated yet; its `value` is empty then.
                         * @constant
                         */
                        pending: true;
                    })[];
                    /** @description Grows with each change. Sent with a change, it refuses the change when somebody else was quicker. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
        };
    };
    postDashboardProjectsByIdRestore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
        };
    };
    postDashboardProjectsByIdDuplicate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @description Twelve characters by which public addresses name a guide. */
                        projectUid: string;
                    };
                };
            };
        };
    };
    patchDashboardProjectsByIdPublish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
        };
    };
    patchDashboardProjectsByIdUnpublish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
        };
    };
    patchDashboardProjectsByIdArchive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
        };
    };
    patchDashboardProjectsByIdUnarchive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
        };
    };
    getDashboardSuggestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tags: string[];
                        tools: string[];
                        parts: string[];
                        brands: string[];
                        categories: string[];
                    };
                };
            };
        };
    };
    postDashboardProjectsByIdSteps: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Of a guide: 1 public, 2 private (for anyone with the link). Of a step: 1 step, 2 chapter.
                     * @default 1
                     * @constant
                     */
                    type?: 1;
                    /** @description One entry for each language of the project, in any order; only the primary language cannot be `pending`. Replaces the whole list when a project, step or question is changed. Texts in languages that the project does not have at present are kept and come back with their language. */
                    name: ({
                        /**
                         * @description A language tag, as `en` or `pt-BR`.
                         * @enum {string}
                         */
                        lang: "pt-BR" | "en" | "es" | "fr" | "de";
                        value: string;
                    } | {
                        /**
                         * @description A language tag, as `en` or `pt-BR`.
                         * @enum {string}
                         */
                        lang: "pt-BR" | "en" | "es" | "fr" | "de";
                        value: string;
                        /**
                         * @description The text is not translated yet; its `value` is empty then.
                         * @constant
                         */
                        pending: true;
                    })[];
                    /** @description One entry for each language of the project, in any order; only the primary language cannot be `pending`. Replaces the whole list when a project, step or question is changed. Texts in languages that the project does not have at present are kept and come back with their language. */
                    description: ({
                        /**
                         * @description A language tag, as `en` or `pt-BR`.
                         * @enum {string}
                         */
                        lang: "pt-BR" | "en" | "es" | "fr" | "de";
                        value: string;
                    } | {
                        /**
                         * @description A language tag, as `en` or `pt-BR`.
                         * @enum {string}
                         */
                        lang: "pt-BR" | "en" | "es" | "fr" | "de";
                        value: string;
                        /**
                         * @description The text is not translated yet; its `value` is empty then.
                         * @constant
                         */
                        pending: true;
                    })[];
                    /** @description What the picture shows, for those who cannot see it: at most one entry for each language of the project. A language that is missing or empty is not described. Replaces the whole list when a project, step or question is changed. Texts in languages that the project does not have at present are kept and come back with their language. */
                    alt?: ({
                        /**
                         * @description A language tag, as `en` or `pt-BR`.
                         * @enum {string}
                         */
                        lang: "pt-BR" | "en" | "es" | "fr" | "de";
                        value: string;
                    } | {
                        /**
                         * @description A language tag, as `en` or `pt-BR`.
                         * @enum {string}
                         */
                        lang: "pt-BR" | "en" | "es" | "fr" | "de";
                        value: string;
                        /**
                         * @description The text is not translated yet; its `value` is empty then.
                         * @constant
                         */
                        pending: true;
                    })[];
                    /** @description A picture. To attach one, send its `name` and, as `url`, the `key` of its upload; `null` removes it. */
                    file?: {
                        name: string;
                        /** @description The `key` of an upload of yours that was not used up, or the address of a picture of yours. */
                        url: string;
                    };
                } | {
                    /**
                     * @description Of a guide: 1 public, 2 private (for anyone with the link). Of a step: 1 step, 2 chapter.
                     * @constant
                     */
                    type: 2;
                    /** @description One entry for each language of the project, in any order; only the primary language cannot be `pending`. Replaces the whole list when a project, step or question is changed. Texts in languages that the project does not have at present are kept and come back with their language. */
                    name: ({
                        /**
                         * @description A language tag, as `en` or `pt-BR`.
                         * @enum {string}
                         */
                        lang: "pt-BR" | "en" | "es" | "fr" | "de";
                        value: string;
                    } | {
                        /**
                         * @description A language tag, as `en` or `pt-BR`.
                         * @enum {string}
                         */
                        lang: "pt-BR" | "en" | "es" | "fr" | "de";
                        value: string;
                        /**
                         * @description The text is not translated yet; its `value` is empty then.
                         * @constant
                         */
                        pending: true;
                    })[];
                    /** @description A chapter has none. */
                    description?: ({
                        /**
                         * @description A language tag, as `en` or `pt-BR`.
                         * @enum {string}
                         */
                        lang: "pt-BR" | "en" | "es" | "fr" | "de";
                        value: string;
                    } | {
                        /**
                         * @description A language tag, as `en` or `pt-BR`.
                         * @enum {string}
                         */
                        lang: "pt-BR" | "en" | "es" | "fr" | "de";
                        value: string;
                        /**
                         * @description The text is not translated yet; its `value` is empty then.
                         * @constant
                         */
                        pending: true;
                    })[];
                    /** @description A chapter has no picture. */
                    alt?: ({
                        /**
                         * @description A language tag, as `en` or `pt-BR`.
                         * @enum {string}
                         */
                        lang: "pt-BR" | "en" | "es" | "fr" | "de";
                        value: string;
                    } | {
                        /**
                         * @description A language tag, as `en` or `pt-BR`.
                         * @enum {string}
                         */
                        lang: "pt-BR" | "en" | "es" | "fr" | "de";
                        value: string;
                        /**
                         * @description The text is not translated yet; its `value` is empty then.
                         * @constant
                         */
                        pending: true;
                    })[];
                };
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Step"];
                };
            };
        };
    };
    deleteDashboardProjectsByIdStepsByStepId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
                /** @description The `id` of a step or chapter. */
                stepId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchDashboardProjectsByIdStepsByStepId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
                /** @description The `id` of a step or chapter. */
                stepId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description One entry for each language of the project, in any order; only the primary language cannot be `pending`. Replaces the whole list when a project, step or question is changed. Texts in languages that the project does not have at present are kept and come back with their language. */
                    name?: ({
                        /**
                         * @description A language tag, as `en` or `pt-BR`.
                         * @enum {string}
                         */
                        lang: "pt-BR" | "en" | "es" | "fr" | "de";
                        value: string;
                    } | {
                        /**
                         * @description A language tag, as `en` or `pt-BR`.
                         * @enum {string}
                         */
                        lang: "pt-BR" | "en" | "es" | "fr" | "de";
                        value: string;
                        /**
                         * @description The text is not translated yet; its `value` is empty then.
                         * @constant
                         */
                        pending: true;
                    })[];
                    /** @description One entry for each language of the project; a chapter has none. Replaces the whole list when a project, step or question is changed. Texts in languages that the project does not have at present are kept and come back with their language. */
                    description?: ({
                        /**
                         * @description A language tag, as `en` or `pt-BR`.
                         * @enum {string}
                         */
                        lang: "pt-BR" | "en" | "es" | "fr" | "de";
                        value: string;
                    } | {
                        /**
                         * @description A language tag, as `en` or `pt-BR`.
                         * @enum {string}
                         */
                        lang: "pt-BR" | "en" | "es" | "fr" | "de";
                        value: string;
                        /**
                         * @description The text is not translated yet; its `value` is empty then.
                         * @constant
                         */
                        pending: true;
                    })[];
                    /** @description What the picture shows, for those who cannot see it: at most one entry for each language of the project. A language that is missing or empty is not described. Replaces the whole list when a project, step or question is changed. Texts in languages that the project does not have at present are kept and come back with their language. */
                    alt?: ({
                        /**
                         * @description A language tag, as `en` or `pt-BR`.
                         * @enum {string}
                         */
                        lang: "pt-BR" | "en" | "es" | "fr" | "de";
                        value: string;
                    } | {
                        /**
                         * @description A language tag, as `en` or `pt-BR`.
                         * @enum {string}
                         */
                        lang: "pt-BR" | "en" | "es" | "fr" | "de";
                        value: string;
                        /**
                         * @description The text is not translated yet; its `value` is empty then.
                         * @constant
                         */
                        pending: true;
                    })[];
                    /** @description A picture. To attach one, send its `name` and, as `url`, the `key` of its upload; `null` removes it. */
                    file?: {
                        name: string;
                        /** @description The `key` of an upload of yours that was not used up, or the address of a picture of yours. */
                        url: string;
                    } | null;
                    /** @description Grows with each change. Sent with a change, it refuses the change when somebody else was quicker. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Step"];
                };
            };
        };
    };
    postDashboardProjectsByIdStepsByStepIdDuplicate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
                /** @description The `id` of a step or chapter. */
                stepId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Step"];
                };
            };
        };
    };
    postDashboardProjectsByIdStepsByStepIdRestore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
                /** @description The `id` of a step or chapter. */
                stepId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Step"];
                };
            };
        };
    };
    postDashboardProjectsByIdStepsByStepIdSwapPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
                /** @description The `id` of a step or chapter. */
                stepId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    with: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["Step"][];
                        /** @description How many there are on all pages. */
                        totalResults: number;
                    };
                };
            };
        };
    };
    patchDashboardProjectsByIdStepsSort: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The `id` of each, in the new order: all of them, each once. */
                    ids: string[];
                } | string[];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
        };
    };
    postDashboardProjectsByIdFaq: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description One entry for each language of the project, in any order; only the primary language cannot be `pending`. Replaces the whole list when a project, step or question is changed. Texts in languages that the project does not have at present are kept and come back with their language. */
                    question: ({
                        /**
                         * @description A language tag, as `en` or `pt-BR`.
                         * @enum {string}
                         */
                        lang: "pt-BR" | "en" | "es" | "fr" | "de";
                        value: string;
                    } | {
                        /**
                         * @description A language tag, as `en` or `pt-BR`.
                         * @enum {string}
                         */
                        lang: "pt-BR" | "en" | "es" | "fr" | "de";
                        value: string;
                        /**
                         * @description The text is not translated yet; its `value` is empty then.
                         * @constant
                         */
                        pending: true;
                    })[];
                    /** @description One entry for each language of the project, in any order; only the primary language cannot be `pending`. Replaces the whole list when a project, step or question is changed. Texts in languages that the project does not have at present are kept and come back with their language. */
                    answer: ({
                        /**
                         * @description A language tag, as `en` or `pt-BR`.
                         * @enum {string}
                         */
                        lang: "pt-BR" | "en" | "es" | "fr" | "de";
                        value: string;
                    } | {
                        /**
                         * @description A language tag, as `en` or `pt-BR`.
                         * @enum {string}
                         */
                        lang: "pt-BR" | "en" | "es" | "fr" | "de";
                        value: string;
                        /**
                         * @description The text is not translated yet; its `value` is empty then.
                         * @constant
                         */
                        pending: true;
                    })[];
                };
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Question"];
                };
            };
        };
    };
    deleteDashboardProjectsByIdFaqByQuestionId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
                /** @description The `id` of a question. */
                questionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchDashboardProjectsByIdFaqByQuestionId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
                /** @description The `id` of a question. */
                questionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description One entry for each language of the project, in any order; only the primary language cannot be `pending`. Replaces the whole list when a project, step or question is changed. Texts in languages that the project does not have at present are kept and come back with their language. */
                    question?: ({
                        /**
                         * @description A language tag, as `en` or `pt-BR`.
                         * @enum {string}
                         */
                        lang: "pt-BR" | "en" | "es" | "fr" | "de";
                        value: string;
                    } | {
                        /**
                         * @description A language tag, as `en` or `pt-BR`.
                         * @enum {string}
                         */
                        lang: "pt-BR" | "en" | "es" | "fr" | "de";
                        value: string;
                        /**
                         * @description The text is not translated yet; its `value` is empty then.
                         * @constant
                         */
                        pending: true;
                    })[];
                    /** @description One entry for each language of the project, in any order; only the primary language cannot be `pending`. Replaces the whole list when a project, step or question is changed. Texts in languages that the project does not have at present are kept and come back with their language. */
                    answer?: ({
                        /**
                         * @description A language tag, as `en` or `pt-BR`.
                         * @enum {string}
                         */
                        lang: "pt-BR" | "en" | "es" | "fr" | "de";
                        value: string;
                    } | {
                        /**
                         * @description A language tag, as `en` or `pt-BR`.
                         * @enum {string}
                         */
                        lang: "pt-BR" | "en" | "es" | "fr" | "de";
                        value: string;
                        /**
                         * @description The text is not translated yet; its `value` is empty then.
                         * @constant
                         */
                        pending: true;
                    })[];
                    /** @description Grows with each change. Sent with a change, it refuses the change when somebody else was quicker. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Question"];
                };
            };
        };
    };
    postDashboardProjectsByIdFaqByQuestionIdDuplicate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
                /** @description The `id` of a question. */
                questionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Question"];
                };
            };
        };
    };
    postDashboardProjectsByIdFaqByQuestionIdRestore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
                /** @description The `id` of a question. */
                questionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Question"];
                };
            };
        };
    };
    patchDashboardProjectsByIdFaqSort: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The `id` of each, in the new order: all of them, each once. */
                    ids: string[];
                } | string[];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
        };
    };
    getDashboardProjectsByIdTranslations: {
        parameters: {
            query?: {
                format?: "csv" | "xliff";
                from?: string;
                to?: string;
            };
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/xliff+xml": string;
                };
            };
        };
    };
    postDashboardProjectsByIdTranslations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    format: "csv" | "xliff";
                    text: string;
                    /**
                     * @example pt-BR
                     * @example en
                     * @example es
                     * @example fr
                     * @example de
                     */
                    from?: string;
                    /**
                     * @example pt-BR
                     * @example en
                     * @example es
                     * @example fr
                     * @example de
                     */
                    to?: string;
                    /** @default false */
                    addLanguage?: boolean;
                    /** @default [] */
                    overwrite?: "all" | string[];
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        from: "pt-BR" | "en" | "es" | "fr" | "de";
                        /** @enum {string} */
                        to: "pt-BR" | "en" | "es" | "fr" | "de";
                        written: {
                            id: string;
                            line: number;
                        }[];
                        unchanged: {
                            id: string;
                            line: number;
                            /** @enum {string} */
                            reason: "same" | "untranslated" | "untouched";
                        }[];
                        conflicts: {
                            id: string;
                            line: number;
                            context: string;
                            /** @enum {string} */
                            reason: "sourceChanged" | "targetChanged" | "rowChanged" | "unknown";
                            source: string;
                            current: string;
                            incoming: string;
                        }[];
                        refused: {
                            id: string;
                            line: number;
                            reason: string;
                            message: string;
                        }[];
                    };
                };
            };
        };
    };
    postDashboardSignUrlByUploadKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the picture is for. */
                uploadKey: "project" | "step" | "avatar" | "cover";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Only shown: cut after 255 characters. */
                    fileName: string;
                    /** @enum {string} */
                    fileType: "image/jpeg" | "image/png" | "image/webp" | "image/avif" | "image/gif";
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnData: {
                            /** @description Where the bytes go by PUT, once, within ten minutes, with the `Content-Type` that was signed. */
                            signedRequest: string;
                            /** @description What to send as `url` of a picture once its bytes are there. */
                            key: string;
                        };
                    };
                };
            };
        };
    };
    putUploadsByKey: {
        parameters: {
            query: {
                /** @description Stands in `signedRequest`. */
                token: string;
            };
            header?: never;
            path: {
                /** @description The `key` of the upload, as it stands in `signedRequest`. */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
                "image/avif": string;
                "image/gif": string;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What to send as `url` of a picture once its bytes are there. */
                        key: string;
                    };
                };
            };
        };
    };
    getDashboardProjectsByIdFeedback: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: number;
                limit?: number;
                sortBy?: "createdAt:desc" | "createdAt:asc";
                /** @description Of a guide: 1 unpublished, 2 published, 3 archived. Of a feedback or report: 1 new, 2 read. */
                status?: 1 | 2;
                /** @description An instant in ISO 8601; with `endDate` only. */
                startDate?: string & (unknown & unknown);
                /** @description An instant in ISO 8601; with `startDate` only. */
                endDate?: string & (unknown & unknown);
            };
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["Feedback"][];
                        /** @description How many there are on all pages. */
                        totalResults: number;
                        /** @description Over everything that is asked for, not only this page. */
                        average: {
                            /** @description From 0.5 to 5, in halves. */
                            rating: number | null;
                            /** @description From 1 (very difficult) to 5 (very easy). */
                            difficulty: number | null;
                        };
                        /** @description How many are new. */
                        unread: number;
                    };
                    "text/csv": string;
                };
            };
        };
    };
    patchDashboardProjectsByIdFeedbackByFeedbackId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
                /** @description The `id` of a feedback. */
                feedbackId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of a guide: 1 unpublished, 2 published, 3 archived. Of a feedback or report: 1 new, 2 read. */
                    status: 1 | 2;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feedback"];
                };
            };
        };
    };
    getDashboardProjectsByIdReports: {
        parameters: {
            query?: {
                /** @description The `id` of a step or chapter. */
                stepId?: string;
                /** @description From 1. */
                page?: number;
                limit?: number;
                /** @description An instant in ISO 8601; with `endDate` only. */
                startDate?: string & (unknown & unknown);
                /** @description An instant in ISO 8601; with `startDate` only. */
                endDate?: string & (unknown & unknown);
            };
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The `id` of a step or chapter. */
                        stepId: string;
                        step: {
                            name: components["schemas"]["LocalizedText"][];
                        };
                        reports: components["schemas"]["Report"][];
                        /** @description How many there are on all pages. */
                        totalResults: number;
                        /** @description How many are new. */
                        unread: number;
                    }[];
                    "text/csv": string;
                };
            };
        };
    };
    patchDashboardProjectsByIdReportsByReportId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
                /** @description The `id` of a report. */
                reportId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of a guide: 1 unpublished, 2 published, 3 archived. Of a feedback or report: 1 new, 2 read. */
                    status: 1 | 2;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
        };
    };
    getDashboardProjectsByIdAnalytics: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: number;
                limit?: number;
                sortBy?: "createdAt:desc" | "createdAt:asc";
                /** @description An instant in ISO 8601; with `endDate` only. */
                startDate?: string & (unknown & unknown);
                /** @description An instant in ISO 8601; with `startDate` only. */
                endDate?: string & (unknown & unknown);
            };
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            id: string;
                            userAgent: string;
                            /** @enum {string} */
                            device: "phone" | "tablet" | "computer" | "other";
                            /** Format: date-time */
                            startTime: string;
                            /** Format: date-time */
                            endTime: string;
                            /** @description In milliseconds. */
                            duration: number;
                            steps: {
                                step: number;
                                /** @description The `id` of a step or chapter. */
                                stepId: string;
                                /** @description In milliseconds. */
                                time: number;
                            }[];
                            name: string;
                            email: string;
                            /**
                             * @description A language tag, as `en` or `pt-BR`.
                             * @enum {string}
                             */
                            lang: "pt-BR" | "en" | "es" | "fr" | "de";
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                        /** @description How many there are on all pages. */
                        totalResults: number;
                        views: number;
                        sessions: number;
                        finished: number;
                        days: {
                            /** Format: date */
                            day: string;
                            views: number;
                            sessions: number;
                        }[];
                        languages: {
                            /**
                             * @description A language tag, as `en` or `pt-BR`.
                             * @enum {string}
                             */
                            lang: "pt-BR" | "en" | "es" | "fr" | "de";
                            sessions: number;
                        }[];
                        devices: {
                            /** @enum {string} */
                            device: "phone" | "tablet" | "computer" | "other";
                            sessions: number;
                        }[];
                        /** @description Over everything that is asked for, not only this page. */
                        average: {
                            /** @description In milliseconds. */
                            duration: number | null;
                            finished: number | null;
                            steps: {
                                /** @description The `id` of a step or chapter. */
                                stepId: string;
                                /** @description In milliseconds. */
                                time: number;
                            }[];
                        };
                        funnel: {
                            /** @description The `id` of a step or chapter. */
                            stepId: string;
                            /** @description How many visits reached the step. */
                            reached: number;
                            /** @description How many visits ended at the step. */
                            left: number;
                        }[];
                    };
                    "text/csv": string;
                };
            };
        };
    };
    getDashboardProjectsByIdAnalyticsLanguages: {
        parameters: {
            query?: {
                /** @description An instant in ISO 8601; with `endDate` only. */
                startDate?: string & (unknown & unknown);
                /** @description An instant in ISO 8601; with `startDate` only. */
                endDate?: string & (unknown & unknown);
            };
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            /**
                             * @description A language tag, as `en` or `pt-BR`.
                             * @enum {string}
                             */
                            lang: "pt-BR" | "en" | "es" | "fr" | "de";
                            sessions: number;
                        }[];
                    };
                    "text/csv": string;
                };
            };
        };
    };
    getDashboardProjectsByIdAnalyticsDevices: {
        parameters: {
            query?: {
                /** @description An instant in ISO 8601; with `endDate` only. */
                startDate?: string & (unknown & unknown);
                /** @description An instant in ISO 8601; with `startDate` only. */
                endDate?: string & (unknown & unknown);
            };
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            /** @enum {string} */
                            device: "phone" | "tablet" | "computer" | "other";
                            sessions: number;
                        }[];
                    };
                    "text/csv": string;
                };
            };
        };
    };
    getDashboardProjectsByIdAnalyticsDays: {
        parameters: {
            query?: {
                /** @description An instant in ISO 8601; with `endDate` only. */
                startDate?: string & (unknown & unknown);
                /** @description An instant in ISO 8601; with `startDate` only. */
                endDate?: string & (unknown & unknown);
            };
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            /** Format: date */
                            day: string;
                            views: number;
                            sessions: number;
                        }[];
                    };
                    "text/csv": string;
                };
            };
        };
    };
    getDashboardProjectsByIdAnalyticsSteps: {
        parameters: {
            query?: {
                /** @description An instant in ISO 8601; with `endDate` only. */
                startDate?: string & (unknown & unknown);
                /** @description An instant in ISO 8601; with `startDate` only. */
                endDate?: string & (unknown & unknown);
            };
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            step: number;
                            /** @description The `id` of a step or chapter. */
                            stepId: string;
                            /** @description How many visits reached the step. */
                            reached: number;
                            /** @description How many visits ended at the step. */
                            left: number;
                            /** @description In milliseconds. */
                            time: number | null;
                        }[];
                    };
                    "text/csv": string;
                };
            };
        };
    };
    getDashboardAnalytics: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: number;
                limit?: number;
                sortBy?: "createdAt:desc" | "createdAt:asc";
                /** @description An instant in ISO 8601; with `endDate` only. */
                startDate?: string & (unknown & unknown);
                /** @description An instant in ISO 8601; with `startDate` only. */
                endDate?: string & (unknown & unknown);
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            id: string;
                            /** @description Twelve characters by which public addresses name a guide. */
                            projectUid: string;
                            name: string;
                            views: number;
                            sessions: number;
                            finished: number;
                            /** @description Over everything that is asked for, not only this page. */
                            average: {
                                /** @description In milliseconds. */
                                duration: number | null;
                                finished: number | null;
                            };
                        }[];
                        /** @description How many there are on all pages. */
                        totalResults: number;
                        views: number;
                        sessions: number;
                        finished: number;
                        days: {
                            /** Format: date */
                            day: string;
                            views: number;
                            sessions: number;
                        }[];
                        languages: {
                            /**
                             * @description A language tag, as `en` or `pt-BR`.
                             * @enum {string}
                             */
                            lang: "pt-BR" | "en" | "es" | "fr" | "de";
                            sessions: number;
                        }[];
                        devices: {
                            /** @enum {string} */
                            device: "phone" | "tablet" | "computer" | "other";
                            sessions: number;
                        }[];
                        /** @description Over everything that is asked for, not only this page. */
                        average: {
                            /** @description In milliseconds. */
                            duration: number | null;
                            finished: number | null;
                        };
                    };
                    "text/csv": string;
                };
            };
        };
    };
    getDashboardAnalyticsLanguages: {
        parameters: {
            query?: {
                /** @description An instant in ISO 8601; with `endDate` only. */
                startDate?: string & (unknown & unknown);
                /** @description An instant in ISO 8601; with `startDate` only. */
                endDate?: string & (unknown & unknown);
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            /**
                             * @description A language tag, as `en` or `pt-BR`.
                             * @enum {string}
                             */
                            lang: "pt-BR" | "en" | "es" | "fr" | "de";
                            sessions: number;
                        }[];
                    };
                    "text/csv": string;
                };
            };
        };
    };
    getDashboardAnalyticsDevices: {
        parameters: {
            query?: {
                /** @description An instant in ISO 8601; with `endDate` only. */
                startDate?: string & (unknown & unknown);
                /** @description An instant in ISO 8601; with `startDate` only. */
                endDate?: string & (unknown & unknown);
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            /** @enum {string} */
                            device: "phone" | "tablet" | "computer" | "other";
                            sessions: number;
                        }[];
                    };
                    "text/csv": string;
                };
            };
        };
    };
    getDashboardAnalyticsDays: {
        parameters: {
            query?: {
                /** @description An instant in ISO 8601; with `endDate` only. */
                startDate?: string & (unknown & unknown);
                /** @description An instant in ISO 8601; with `startDate` only. */
                endDate?: string & (unknown & unknown);
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            /** Format: date */
                            day: string;
                            views: number;
                            sessions: number;
                        }[];
                    };
                    "text/csv": string;
                };
            };
        };
    };
    getDashboardProjectsByIdExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
        };
    };
    postDashboardProjectsByIdExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uri */
                        url: string;
                        /**
                         * Format: date-time
                         * @description An instant in ISO 8601.
                         */
                        expires: string;
                    };
                };
            };
        };
    };
    getDashboardExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
        };
    };
    postDashboardExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uri */
                        url: string;
                        /**
                         * Format: date-time
                         * @description An instant in ISO 8601.
                         */
                        expires: string;
                    };
                };
            };
        };
    };
    getDownloads: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
        };
    };
    getDashboardImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            id: string;
                            fileName: string;
                            sizeBytes: number;
                            /** @enum {string} */
                            state: "waiting" | "checking" | "importing" | "asking" | "done" | "cancelled" | "failed";
                            isCancelled: boolean;
                            failure: {
                                code: string;
                                message: string;
                            } | null;
                            /** @enum {string} */
                            mode: "ask" | "skip" | "copy" | "replace";
                            publish: boolean;
                            progress: {
                                done: number;
                                total: number;
                            };
                            guides: {
                                pending: number;
                                asking: number;
                                imported: number;
                                copied: number;
                                replaced: number;
                                skipped: number;
                                refused: number;
                            };
                            refusalCount: number;
                            /** Format: date-time */
                            createdAt: string;
                            finishedAt: string | null;
                            /** Format: date-time */
                            expiresAt: string;
                        }[];
                        /** @description How many there are on all pages. */
                        totalResults: number;
                    };
                };
            };
        };
    };
    postDashboardImports: {
        parameters: {
            query: {
                fileName: string;
                mode?: "ask" | "skip" | "copy" | "replace";
                publish?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description It will be done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        fileName: string;
                        sizeBytes: number;
                        /** @enum {string} */
                        state: "waiting" | "checking" | "importing" | "asking" | "done" | "cancelled" | "failed";
                        isCancelled: boolean;
                        failure: {
                            code: string;
                            message: string;
                        } | null;
                        /** @enum {string} */
                        mode: "ask" | "skip" | "copy" | "replace";
                        publish: boolean;
                        progress: {
                            done: number;
                            total: number;
                        };
                        guides: {
                            pending: number;
                            asking: number;
                            imported: number;
                            copied: number;
                            replaced: number;
                            skipped: number;
                            refused: number;
                        };
                        refusalCount: number;
                        /** Format: date-time */
                        createdAt: string;
                        finishedAt: string | null;
                        /** Format: date-time */
                        expiresAt: string;
                        results: {
                            position: number;
                            file: string;
                            name: string;
                            /** @enum {string} */
                            state: "pending" | "asking" | "imported" | "copied" | "replaced" | "skipped" | "refused";
                            existing: {
                                /** @description Twelve characters by which public addresses name a guide. */
                                projectUid: string;
                                name: string;
                            } | null;
                            /** @description Twelve characters by which public addresses name a guide. */
                            projectUid: string | null;
                            previousUid: string | null;
                            previous: {
                                /** @description Twelve characters by which public addresses name a guide. */
                                projectUid: string;
                                until: string | null;
                            } | null;
                        }[];
                        refusals: {
                            file: string;
                            line: number | null;
                            /** @enum {string} */
                            reason: "file_empty" | "file_too_large" | "format_unknown" | "text_unreadable" | "json_malformed" | "json_too_deep" | "version_unknown" | "archive_damaged" | "archive_encrypted" | "archive_too_large" | "archive_too_many_files" | "entry_name_unsafe" | "entry_link" | "entry_compressed_too_much" | "entry_overlaps" | "entry_repeated" | "archive_without_guides" | "archive_in_archive" | "field_invalid" | "guide_repeated" | "too_many_guides" | "too_many_projects" | "picture_missing" | "picture_address_invalid" | "picture_too_large" | "picture_unreachable" | "picture_refused" | "picture_too_many_pixels" | "picture_hard_to_read" | "instructions_not_found" | "steps_not_found" | "front_matter_malformed" | "too_many_items" | "comment_unclosed" | "link_left_out" | "media_left_out" | "picture_left_out" | "question_without_answer" | "json_repaired" | "time_unknown" | "time_too_long" | "video_left_out" | "embed_left_out" | "entries_moved" | "labels_left_out" | "language_repeated" | "language_steps_differ" | "language_kind_differs" | "language_questions_differ" | "language_facts_left_out" | "language_picture_left_out";
                            message: string;
                        }[];
                    };
                };
            };
        };
    };
    getDashboardImportsByImportId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an import. */
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        fileName: string;
                        sizeBytes: number;
                        /** @enum {string} */
                        state: "waiting" | "checking" | "importing" | "asking" | "done" | "cancelled" | "failed";
                        isCancelled: boolean;
                        failure: {
                            code: string;
                            message: string;
                        } | null;
                        /** @enum {string} */
                        mode: "ask" | "skip" | "copy" | "replace";
                        publish: boolean;
                        progress: {
                            done: number;
                            total: number;
                        };
                        guides: {
                            pending: number;
                            asking: number;
                            imported: number;
                            copied: number;
                            replaced: number;
                            skipped: number;
                            refused: number;
                        };
                        refusalCount: number;
                        /** Format: date-time */
                        createdAt: string;
                        finishedAt: string | null;
                        /** Format: date-time */
                        expiresAt: string;
                        results: {
                            position: number;
                            file: string;
                            name: string;
                            /** @enum {string} */
                            state: "pending" | "asking" | "imported" | "copied" | "replaced" | "skipped" | "refused";
                            existing: {
                                /** @description Twelve characters by which public addresses name a guide. */
                                projectUid: string;
                                name: string;
                            } | null;
                            /** @description Twelve characters by which public addresses name a guide. */
                            projectUid: string | null;
                            previousUid: string | null;
                            previous: {
                                /** @description Twelve characters by which public addresses name a guide. */
                                projectUid: string;
                                until: string | null;
                            } | null;
                        }[];
                        refusals: {
                            file: string;
                            line: number | null;
                            /** @enum {string} */
                            reason: "file_empty" | "file_too_large" | "format_unknown" | "text_unreadable" | "json_malformed" | "json_too_deep" | "version_unknown" | "archive_damaged" | "archive_encrypted" | "archive_too_large" | "archive_too_many_files" | "entry_name_unsafe" | "entry_link" | "entry_compressed_too_much" | "entry_overlaps" | "entry_repeated" | "archive_without_guides" | "archive_in_archive" | "field_invalid" | "guide_repeated" | "too_many_guides" | "too_many_projects" | "picture_missing" | "picture_address_invalid" | "picture_too_large" | "picture_unreachable" | "picture_refused" | "picture_too_many_pixels" | "picture_hard_to_read" | "instructions_not_found" | "steps_not_found" | "front_matter_malformed" | "too_many_items" | "comment_unclosed" | "link_left_out" | "media_left_out" | "picture_left_out" | "question_without_answer" | "json_repaired" | "time_unknown" | "time_too_long" | "video_left_out" | "embed_left_out" | "entries_moved" | "labels_left_out" | "language_repeated" | "language_steps_differ" | "language_kind_differs" | "language_questions_differ" | "language_facts_left_out" | "language_picture_left_out";
                            message: string;
                        }[];
                    };
                };
            };
        };
    };
    postDashboardImportsByImportIdCancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an import. */
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        fileName: string;
                        sizeBytes: number;
                        /** @enum {string} */
                        state: "waiting" | "checking" | "importing" | "asking" | "done" | "cancelled" | "failed";
                        isCancelled: boolean;
                        failure: {
                            code: string;
                            message: string;
                        } | null;
                        /** @enum {string} */
                        mode: "ask" | "skip" | "copy" | "replace";
                        publish: boolean;
                        progress: {
                            done: number;
                            total: number;
                        };
                        guides: {
                            pending: number;
                            asking: number;
                            imported: number;
                            copied: number;
                            replaced: number;
                            skipped: number;
                            refused: number;
                        };
                        refusalCount: number;
                        /** Format: date-time */
                        createdAt: string;
                        finishedAt: string | null;
                        /** Format: date-time */
                        expiresAt: string;
                        results: {
                            position: number;
                            file: string;
                            name: string;
                            /** @enum {string} */
                            state: "pending" | "asking" | "imported" | "copied" | "replaced" | "skipped" | "refused";
                            existing: {
                                /** @description Twelve characters by which public addresses name a guide. */
                                projectUid: string;
                                name: string;
                            } | null;
                            /** @description Twelve characters by which public addresses name a guide. */
                            projectUid: string | null;
                            previousUid: string | null;
                            previous: {
                                /** @description Twelve characters by which public addresses name a guide. */
                                projectUid: string;
                                until: string | null;
                            } | null;
                        }[];
                        refusals: {
                            file: string;
                            line: number | null;
                            /** @enum {string} */
                            reason: "file_empty" | "file_too_large" | "format_unknown" | "text_unreadable" | "json_malformed" | "json_too_deep" | "version_unknown" | "archive_damaged" | "archive_encrypted" | "archive_too_large" | "archive_too_many_files" | "entry_name_unsafe" | "entry_link" | "entry_compressed_too_much" | "entry_overlaps" | "entry_repeated" | "archive_without_guides" | "archive_in_archive" | "field_invalid" | "guide_repeated" | "too_many_guides" | "too_many_projects" | "picture_missing" | "picture_address_invalid" | "picture_too_large" | "picture_unreachable" | "picture_refused" | "picture_too_many_pixels" | "picture_hard_to_read" | "instructions_not_found" | "steps_not_found" | "front_matter_malformed" | "too_many_items" | "comment_unclosed" | "link_left_out" | "media_left_out" | "picture_left_out" | "question_without_answer" | "json_repaired" | "time_unknown" | "time_too_long" | "video_left_out" | "embed_left_out" | "entries_moved" | "labels_left_out" | "language_repeated" | "language_steps_differ" | "language_kind_differs" | "language_questions_differ" | "language_facts_left_out" | "language_picture_left_out";
                            message: string;
                        }[];
                    };
                };
            };
        };
    };
    postDashboardImportsByImportIdChoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an import. */
                importId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    all?: "skip" | "copy" | "replace";
                    each?: {
                        position: number;
                        /** @enum {string} */
                        choice: "skip" | "copy" | "replace";
                    }[];
                } | unknown | unknown;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        fileName: string;
                        sizeBytes: number;
                        /** @enum {string} */
                        state: "waiting" | "checking" | "importing" | "asking" | "done" | "cancelled" | "failed";
                        isCancelled: boolean;
                        failure: {
                            code: string;
                            message: string;
                        } | null;
                        /** @enum {string} */
                        mode: "ask" | "skip" | "copy" | "replace";
                        publish: boolean;
                        progress: {
                            done: number;
                            total: number;
                        };
                        guides: {
                            pending: number;
                            asking: number;
                            imported: number;
                            copied: number;
                            replaced: number;
                            skipped: number;
                            refused: number;
                        };
                        refusalCount: number;
                        /** Format: date-time */
                        createdAt: string;
                        finishedAt: string | null;
                        /** Format: date-time */
                        expiresAt: string;
                        results: {
                            position: number;
                            file: string;
                            name: string;
                            /** @enum {string} */
                            state: "pending" | "asking" | "imported" | "copied" | "replaced" | "skipped" | "refused";
                            existing: {
                                /** @description Twelve characters by which public addresses name a guide. */
                                projectUid: string;
                                name: string;
                            } | null;
                            /** @description Twelve characters by which public addresses name a guide. */
                            projectUid: string | null;
                            previousUid: string | null;
                            previous: {
                                /** @description Twelve characters by which public addresses name a guide. */
                                projectUid: string;
                                until: string | null;
                            } | null;
                        }[];
                        refusals: {
                            file: string;
                            line: number | null;
                            /** @enum {string} */
                            reason: "file_empty" | "file_too_large" | "format_unknown" | "text_unreadable" | "json_malformed" | "json_too_deep" | "version_unknown" | "archive_damaged" | "archive_encrypted" | "archive_too_large" | "archive_too_many_files" | "entry_name_unsafe" | "entry_link" | "entry_compressed_too_much" | "entry_overlaps" | "entry_repeated" | "archive_without_guides" | "archive_in_archive" | "field_invalid" | "guide_repeated" | "too_many_guides" | "too_many_projects" | "picture_missing" | "picture_address_invalid" | "picture_too_large" | "picture_unreachable" | "picture_refused" | "picture_too_many_pixels" | "picture_hard_to_read" | "instructions_not_found" | "steps_not_found" | "front_matter_malformed" | "too_many_items" | "comment_unclosed" | "link_left_out" | "media_left_out" | "picture_left_out" | "question_without_answer" | "json_repaired" | "time_unknown" | "time_too_long" | "video_left_out" | "embed_left_out" | "entries_moved" | "labels_left_out" | "language_repeated" | "language_steps_differ" | "language_kind_differs" | "language_questions_differ" | "language_facts_left_out" | "language_picture_left_out";
                            message: string;
                        }[];
                    };
                };
            };
        };
    };
    getProjects: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: number;
                limit?: number;
                name?: string;
                /** @description With true nothing is taken for misspelt, and what has only some of the words is not found. */
                exact?: "true" | "false";
                language?: "pt-BR" | "en" | "es" | "fr" | "de";
                category?: string;
                tag?: string;
                sortBy?: "createdAt:desc" | "createdAt:asc" | "views:desc" | "rating:desc" | "relevance";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            id: string;
                            /** @description Twelve characters by which public addresses name a guide. */
                            projectUid: string;
                            name: string;
                            description: string;
                            /** @description Hours and minutes, as in `01:30`: from `00:01` to `99:59`. */
                            averageTime: string;
                            /** @description How many people it takes. */
                            people: number;
                            tools: string[];
                            parts: string[];
                            /** @description The reference code, as printed on a product. */
                            ref: string;
                            brand: string;
                            category: string;
                            tags: string[];
                            views: number;
                            /** @description Of a guide: 1 public, 2 private (for anyone with the link). Of a step: 1 step, 2 chapter. */
                            type: 1 | 2;
                            /** @description Of a guide: 1 unpublished, 2 published, 3 archived. Of a feedback or report: 1 new, 2 read. */
                            status: 1 | 2 | 3;
                            /** @description The first is the primary language. */
                            languages: ("pt-BR" | "en" | "es" | "fr" | "de")[];
                            /** @description The picture of the project, else that of its first step with one. */
                            file: components["schemas"]["Picture"] | null;
                            /** @description What the picture shows, for those who cannot see it. */
                            alt: components["schemas"]["LocalizedText"][];
                            /** @description Steps without chapters. */
                            stepCount: number;
                            source: {
                                title: string;
                                url: string;
                                license: string;
                                author: string;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            publishedAt: string | null;
                            /** @description What readers gave on average; null until three have rated the guide. */
                            rating: {
                                /** @description With two decimals. */
                                average: number;
                                /** @description How many readers have rated the guide. */
                                count: number;
                            } | null;
                            creator: {
                                /** @description Twelve characters by which the address of the public page names a creator. */
                                uid: string;
                                name: string;
                                avatar: components["schemas"]["Picture"] | null;
                                verified: boolean;
                                backgroundColor: string;
                                textColor: string;
                            };
                            found?: {
                                /** @enum {string} */
                                in: "ref" | "brand" | "category" | "tag" | "part" | "creator" | "step";
                                text: string;
                                step?: number;
                            };
                            /** @description Words of the search that the project lacks, when no project has all of them. */
                            without?: string[];
                        }[];
                        /** @description How many there are on all pages. */
                        totalResults: number;
                        /**
                         * @description The total is an estimate: of a search or a filtered list above 1,000, of the list of everything above 10,000.
                         * @constant
                         */
                        totalIsEstimate?: true;
                        words?: string[];
                        corrected?: string;
                        /** @description Only when no project has all words of the search, and those with some of them are listed: the words that none of these has. */
                        leftOutWords?: string[];
                        nearest?: components["schemas"]["ProjectCard"][];
                    };
                };
            };
        };
    };
    getProjectsFilters: {
        parameters: {
            query?: {
                name?: string;
                /** @description With true nothing is taken for misspelt, and what has only some of the words is not found. */
                exact?: "true" | "false";
                language?: "pt-BR" | "en" | "es" | "fr" | "de";
                category?: string;
                tag?: string;
                /** @description Only categories and tags that begin so, whatever case and accents: the 100 most frequent. Without it the few most frequent of all. */
                begins?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        languages: {
                            value: string;
                            count: number;
                        }[];
                        categories: {
                            value: string;
                            count: number;
                        }[];
                        tags: {
                            value: string;
                            count: number;
                        }[];
                        /** @constant */
                        isEstimate?: true;
                    };
                };
            };
        };
    };
    getProjectsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicProject"];
                };
            };
        };
    };
    postProjectsByIdView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        views: number;
                    };
                };
            };
        };
    };
    postProjectsByIdFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description From 0.5 to 5, in halves. */
                    rating: number;
                    /**
                     * @description From 1 (very difficult) to 5 (very easy).
                     * @enum {number}
                     */
                    difficulty: 1 | 2 | 3 | 4 | 5;
                    subject?: string;
                    message?: string;
                    name?: string;
                    email?: string;
                    /**
                     * @description A language tag, as `en` or `pt-BR`.
                     * @enum {string}
                     */
                    lang?: "pt-BR" | "en" | "es" | "fr" | "de";
                };
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feedback"];
                };
            };
        };
    };
    postProjectsByIdStepsByStepIdReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
                /** @description The `id` of a step or chapter. */
                stepId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    subject: string;
                    message: string;
                    name?: string;
                    email?: string;
                    /**
                     * @description A language tag, as `en` or `pt-BR`.
                     * @enum {string}
                     */
                    lang?: "pt-BR" | "en" | "es" | "fr" | "de";
                };
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
        };
    };
    postProjectsByIdAnalytics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `projectUid` of a project, or its `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description A UUID: of a session of an account, or of a visit, which its reader chooses.
                     */
                    sessionId?: string;
                    userAgent?: string;
                    /** Format: date-time */
                    startTime: string & (unknown & unknown);
                    /** Format: date-time */
                    endTime: string & (unknown & unknown);
                    /** @description In milliseconds. */
                    duration: number;
                    steps: {
                        step: number;
                        /**
                         * Format: uuid
                         * @description The `id` of a step or chapter.
                         */
                        stepId: string;
                        /** @description In milliseconds. */
                        time: number;
                    }[];
                    name?: string;
                    email?: string;
                    /**
                     * @description A language tag, as `en` or `pt-BR`.
                     * @enum {string}
                     */
                    lang?: "pt-BR" | "en" | "es" | "fr" | "de";
                };
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @description A UUID: of a session of an account, or of a visit, which its reader chooses. */
                        sessionId: string;
                    };
                };
            };
        };
    };
    postWithdraw: {
        parameters: {
            query?: {
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** Format: email */
                    email: string;
                    subject: string;
                    message: string;
                };
            };
        };
        responses: {
            /** @description It will be done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    getOembed: {
        parameters: {
            query: {
                url: string;
                /** @description `json`; anything else is answered with 501, as oEmbed asks for. */
                format?: string;
                /** @description In pixels. */
                maxwidth?: number;
                /** @description In pixels. */
                maxheight?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        version: "1.0";
                        /** @constant */
                        type: "rich";
                        title: string;
                        author_name: string;
                        /** Format: uri */
                        author_url: string;
                        provider_name: string;
                        /** Format: uri */
                        provider_url: string;
                        /** @description In seconds. */
                        cache_age: number;
                        html: string;
                        width: number;
                        height: number;
                        /** Format: uri */
                        thumbnail_url?: string;
                        thumbnail_width?: number;
                        thumbnail_height?: number;
                    };
                };
            };
        };
    };
    getDashboardWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["Webhook"][];
                        /** @description How many there are on all pages. */
                        totalResults: number;
                    };
                };
            };
        };
    };
    postDashboardWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description An `https` address that is reachable from the internet, without user name and password. Who runs the installation may allow others. */
                    url: string;
                    events: ("project.published" | "project.unpublished" | "feedback.received" | "report.received")[];
                };
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        url: string;
                        events: ("project.published" | "project.unpublished" | "feedback.received" | "report.received")[];
                        isOn: boolean;
                        /** @enum {string} */
                        state: "on" | "failing" | "off";
                        offReason: ("gone" | "failing") | null;
                        failingSince: string | null;
                        previousSecretUntil: string | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        secret: string;
                    };
                };
            };
        };
    };
    deleteDashboardWebhooksByWebhookId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of a webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchDashboardWebhooksByWebhookId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of a webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description An `https` address that is reachable from the internet, without user name and password. Who runs the installation may allow others. */
                    url?: string;
                    events?: ("project.published" | "project.unpublished" | "feedback.received" | "report.received")[];
                    isOn?: boolean;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    postDashboardWebhooksByWebhookIdSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of a webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        url: string;
                        events: ("project.published" | "project.unpublished" | "feedback.received" | "report.received")[];
                        isOn: boolean;
                        /** @enum {string} */
                        state: "on" | "failing" | "off";
                        offReason: ("gone" | "failing") | null;
                        failingSince: string | null;
                        previousSecretUntil: string | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        secret: string;
                    };
                };
            };
        };
    };
    postDashboardWebhooksByWebhookIdTest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of a webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It will be done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    getDashboardWebhooksByWebhookIdDeliveries: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: number;
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The `id` of a webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["WebhookDelivery"][];
                        /** @description How many there are on all pages. */
                        totalResults: number;
                    };
                };
            };
        };
    };
    postDashboardWebhooksByWebhookIdDeliveriesByDeliveryIdResend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of a webhook. */
                webhookId: string;
                /** @description The `id` of a delivery, which its receiver got as `webhook-id`. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It will be done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
}
